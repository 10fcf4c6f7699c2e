/** Who holds a place: to the end, until somebody may come on for him, not yet, or no longer. */
export type Role = 'staying' | 'leaving' | 'coming' | 'gone';

/** Goals that fall evenly over what is left of each half, and how soon in the second half the place may change hands. */
export interface Exposure {
  readonly first: number;
  readonly second: number;
  /** Changes expected in what is left of the second half, were there any number of them. */
  readonly changes: number;
  /** How likely nobody comes on any more. */
  readonly absent: number;
}

/** How likely no goal is to come, or one; and that the player never comes on. What is left are two goals and more. */
interface MoreGoals {
  readonly none: number;
  readonly one: number;
  readonly absent: number;
}

export function exposure(first: number, second: number, changes: number): Exposure {
  return { first, second, changes, absent: Math.exp(-changes) };
}

/** The mean of exp(-x t) for t from 0 to 1. */
function meanDecay(x: number): number {
  return Math.abs(x) < 1e-5 ? 1 - x / 2 + (x * x) / 6 : -Math.expm1(-x) / x;
}

/** The integral of t exp(x t) for t from 0 to 1. */
function meanGrowth(x: number): number {
  return Math.abs(x) < 1e-3 ? 1 / 2 + x / 3 + (x * x) / 8 + x ** 3 / 30 : (Math.exp(x) * (x - 1) + 1) / (x * x);
}

/** Goals in the second half of one who is replaced at a moment as likely as any other. */
function beforeChange({ second, changes }: Exposure): Pick<MoreGoals, 'none' | 'one'> {
  const together = second + changes;
  const unmoved = Math.exp(-together);
  return {
    none: changes * meanDecay(together) + unmoved,
    one: changes * second * meanGrowth(-together) + second * unmoved,
  };
}

/** Goals that a player may score yet, by his role. */
export function moreGoals(role: Role, goals: Exposure): MoreGoals {
  const { first, second, changes, absent } = goals;
  if (role === 'gone') return { none: 1, one: 0, absent: 0 };
  if (role === 'coming') {
    const ahead = changes - second;
    return {
      none: changes * Math.exp(-second) * meanDecay(ahead),
      one: changes * second * absent * meanGrowth(ahead),
      absent,
    };
  }
  const none = Math.exp(-first);
  if (role === 'staying') {
    const whole = Math.exp(-first - second);
    return { none: whole, one: (first + second) * whole, absent: 0 };
  }
  const late = beforeChange(goals);
  return { none: none * late.none, one: none * (late.one + first * late.none), absent: 0 };
}

/** How likely the next goals of a game fall before a place changes hands, and after. */
interface Later {
  /** A goal in what is left of the first half. */
  readonly soon: number;
  /** No goal in the second half. */
  readonly quiet: number;
  /** The first goal of the second half falls before the change. */
  readonly onSpot: number;
  /** Neither a goal in the second half nor a change. */
  readonly unmoved: number;
  /** The last goal of the second half falls before the change. */
  readonly lastBeforeChange: number;
  /** No goal any more. */
  readonly none: number;
}

/** Where the goals of a whole game may fall, seen from a place that may change hands. */
export function later({ first, second, changes }: Exposure): Later {
  const together = second + changes;
  return {
    soon: -Math.expm1(-first),
    quiet: Math.exp(-second),
    onSpot: second * meanDecay(together),
    unmoved: Math.exp(-together),
    lastBeforeChange: second * Math.exp(-second) * meanDecay(changes - second),
    none: Math.exp(-first - second),
  };
}
