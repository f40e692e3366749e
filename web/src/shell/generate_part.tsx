import type { VNode } from 'preact';
import { useState } from 'preact/hooks';

import { generate } from '../actions/bring';
import type { OptionSpec } from '../api/protocol';
import type { DeskProps } from '../board/world_view';
import { isRecord, isStrings, kept } from '../state/kept';
import { now } from '../state/store';
import { icons } from '../styles/icons';
import { wordOf } from '../texts/names';
import { t, tc } from '../texts/texts';

interface Order { options: Record<string, string> }

const isOrder = (value: unknown): boolean => isRecord(value) && isStrings((value as Order).options);

const anySeed = (): number => 1 + Math.floor(Math.random() * 999_999);

/** A new board from a generator: its main options at once, the others under "more". Without a seed each one is another. */
export function GeneratePart({ desk, view }: DeskProps): VNode | null {
  const { world } = desk;
  const [{ options }, setOrder] = useState<Order>(() => kept<Order>(`generate.${world}`, { options: {} }, isOrder));
  const [seed, setSeed] = useState('');
  const specs = now().worlds[world]?.generate ?? [];
  if (specs.length === 0) return null;
  const main = view.mainOptions.flatMap((name) => specs.filter((spec) => spec.name === name));
  const others = specs.filter((spec) => !main.includes(spec));
  const set = (name: string, value: string) => setOrder((before) => {
    const { [name]: _, ...rest } = before.options;
    return { options: value === '' ? rest : { ...rest, [name]: value } };
  });
  const make = (seed: string) => {
    setSeed(seed);
    void generate(world, options, seed === '' ? anySeed() : Number(seed));
  };
  const field = (spec: OptionSpec) => (
    <OptionField key={spec.name} world={world} spec={spec} value={options[spec.name] ?? ''} set={(value) => set(spec.name, value)} />
  );
  return (
    <details class="part" open={desk.origin.from === 'recipe'}>
      <summary>{t('New board')}</summary>
      <form class="stack tight" onSubmit={(event) => { event.preventDefault(); make(seed); }}>
        <div class="grid2">{main.map(field)}</div>
        {others.length > 0 && <details><summary>{t('More options')}</summary><div class="grid2">{others.map(field)}</div></details>}
        <div class="row end">
          <label class="field grow">
            <span>{t('Seed')}</span>
            <input class="input" type="text" inputMode="numeric" pattern="[0-9]{1,15}" autocomplete="off" value={seed}
              placeholder={desk.origin.from === 'recipe' ? String(desk.origin.seed) : tc('seed', 'random')}
              onInput={(event) => setSeed(event.currentTarget.value.trim())} />
          </label>
          <button class="button icon" type="button" aria-label={t('Randomize')} title={t('Randomize')}
            onClick={() => make('')}>
            {icons.dice()}
          </button>
          <button class="button" type="submit">{t('Generate')}</button>
        </div>
      </form>
    </details>
  );
}

interface FieldProps { world: string; spec: OptionSpec; value: string; set: (value: string) => void }

function OptionField(props: FieldProps): VNode {
  const { world, spec } = props;
  return (
    <label class={spec.flag ? 'field check' : 'field'} title={spec.help}>
      <span>{wordOf(world, spec.name)}</span>
      {inputOf(props)}
    </label>
  );
}

function inputOf({ world, spec, value, set }: FieldProps): VNode {
  if (spec.flag)
    return <input type="checkbox" checked={value !== ''} onChange={(event) => set(event.currentTarget.checked ? 'true' : '')} />;
  if (spec.choices?.length)
    return (
      <select class="select" value={value} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">{spec.choices.includes(spec.fallback) ? wordOf(world, spec.fallback) : t('default')}</option>
        {spec.choices.filter((choice) => choice !== spec.fallback).map((choice) => (
          <option key={choice} value={choice}>{wordOf(world, choice)}</option>
        ))}
      </select>
    );
  if (spec.file)
    return (
      <input class="input file" type="file" onChange={(event) => {
        const file = event.currentTarget.files?.[0];
        if (!file) return set('');
        const reader = new FileReader();
        reader.onload = () => set(String(reader.result));
        reader.onerror = () => set('');
        reader.readAsDataURL(file);
      }} />
    );
  return (
    <input class="input" type="text" autocomplete="off" spellcheck={false} placeholder={/^-?[\d.]+/.exec(spec.fallback)?.[0] ?? t('default')}
      value={value} onInput={(event) => set(event.currentTarget.value.trim())} />
  );
}
