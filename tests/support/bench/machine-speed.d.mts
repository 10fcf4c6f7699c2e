/** How many times longer than on two idle cores a fixed piece of work takes now, on each core. */
export function machineSlowness(node: string): Promise<readonly number[]>;
