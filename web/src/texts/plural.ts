// English and Spanish have a word for one and a word for more, Czech one more for 2 to 4.

export const plural = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const czechNoun = (n: number, one: string, few: string, many: string): string =>
  n === 1 ? one : n >= 2 && n <= 4 ? few : many;

export const czech = (n: number, one: string, few: string, many: string): string => `${n} ${czechNoun(n, one, few, many)}`;
