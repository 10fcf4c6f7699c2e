import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files that take much longer than others: begun last, one of them would leave the second core idle. */
const LONG =
  /\.slow\.test\.tsx?$|\/(?:blind-bets|site-crawl|placement-faults|kept-pages|whole-visits|sessions|site-processes|killed-nodes|secret-vault)\.test\.tsx?$/;

/** Those of one project after another, since a process serves one project; the long ones of each first. */
export class LongFilesFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const isShort = ({ moduleId }: TestSpecification): number => Number(!LONG.test(moduleId));
    return files.toSorted(
      (one, other) =>
        one.project.name.localeCompare(other.project.name) ||
        isShort(one) - isShort(other) ||
        one.moduleId.localeCompare(other.moduleId),
    );
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
