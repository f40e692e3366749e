import { Client } from '../api/client';
import { update } from './store';

/** The page's one connection. */
export const client = new Client((online) => update({ online }));
