import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Files that take much longer than others of their size, by a part of their path. One that begins late is alone at the
 * end, and only one core has work.
 */
const longest = [
  'every-desk-screen',
  'every-screen',
  'first-start',
  'hostile-reviews',
  'apps/api/src/authority',
  'killed-import',
  'several-processes',
  'backup/backup',
  'carried-shop',
  'bad-line',
  'hostile-photos',
  'apps/shop/process',
  'embedded/embedded',
  'placing/killed',
];

const isLong = ({ moduleId }: TestSpecification) => longest.some((part) => moduleId.includes(part));

/** The order of vitest's own, by size where nothing is remembered, but in each project the longest first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isLong),
      ...own.filter((file) => !isLong(file)),
    ]);
  }
}
