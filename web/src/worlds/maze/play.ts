import type { Desk } from '../../state/state';
import { steer, turn } from '../walker/steer';

export const key = (desk: Desk, event: KeyboardEvent): boolean => steer(desk, event) || turn(desk, event, 'm', 'safe');

export { stepTowards as pick } from '../walker/steer';
