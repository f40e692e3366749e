/** Fingers, and likely no keys. */
export const touched = (): boolean => matchMedia('(pointer: coarse)').matches;
