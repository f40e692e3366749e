import { Client } from '../api/client';
import { now, update } from './store';

/** The page's one connection. */
export const client = new Client((online) => update({ online }), () => now().language);
