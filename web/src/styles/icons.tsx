import type { VNode } from 'preact';

// Signs of the shell, 24 x 24, in currentColor.

const stroke = (d: string, fill = 'none'): VNode => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill={fill} stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">
    <path d={d} />
  </svg>
);

export const icons = {
  begin: () => stroke('M6 5v14M19 5 9 12l10 7z'),
  end: () => stroke('M18 5v14M5 5l10 7-10 7z'),
  back: () => stroke('M15 5l-8 7 8 7'),
  forward: () => stroke('M9 5l8 7-8 7'),
  play: () => stroke('M8 5l11 7-11 7z', 'currentColor'),
  pause: () => stroke('M8.5 5v14M15.5 5v14'),
  close: () => stroke('M6 6l12 12M18 6 6 18'),
  undo: () => stroke('M4 9h10a5 5 0 0 1 0 10H9M4 9l4-4M4 9l4 4'),
  redo: () => stroke('M20 9H10a5 5 0 0 0 0 10h5M20 9l-4-4M20 9l-4 4'),
  restart: () => stroke('M5 12a7 7 0 1 0 2.3-5.2M4 4v4h4'),
  hint: () => stroke('M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1 1 1.6h5c0-.6.4-1.1 1-1.6A6 6 0 0 0 12 3z'),
  path: () => stroke('M5 19c6 0 2-8 7-8s1-6 7-6M5 19h.01M19 5h.01'),
  dice: () => stroke('M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01M8.5 15.5h.01M15.5 8.5h.01'),
  open: () => stroke('M4 18V6a1 1 0 0 1 1-1h4l2 2h8a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z'),
  paste: () => stroke('M9 4h6v3H9zM9 5H6a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V6a1 1 0 0 0-1-1h-3'),
  copy: () => stroke('M9 9h10v11H9zM15 9V4H5v11h4'),
  link: () => stroke('M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7L12 17'),
  image: () => stroke('M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15.5 9h.01'),
  embed: () => stroke('M9 7l-5 5 5 5M15 7l5 5-5 5'),
  save: () => stroke('M12 4v11M7 11l5 5 5-5M5 20h14'),
  pencil: () => stroke('M4 20l1-4L16 5l3 3L8 19zM14 7l3 3'),
  sun: () => stroke('M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M4.5 12h-2M21.5 12h-2M6.3 6.3 4.9 4.9M19.1 19.1l-1.4-1.4M17.7 6.3l1.4-1.4M4.9 19.1l1.4-1.4'),
  moon: () => stroke('M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z'),
  help: () => stroke('M9 9.2a3 3 0 1 1 4.6 2.6c-1 .6-1.6 1.2-1.6 2.4M12 18h.01'),
  fold: () => stroke('M7 10l5 5 5-5'),
  star: () => stroke('M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z'),
  check: () => stroke('M5 13l4 4L19 7'),
};

export function Mark(): VNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" class="mark">
      <path d="M5 27V5h22v22H11V11h10v10h-4v-4" />
      <circle cx="17" cy="17" r="2.6" />
    </svg>
  );
}
