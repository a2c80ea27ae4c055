import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';
import type { Counts } from './counts.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Where each tab of a failed test stood, what it waited for and what it said. */
    pages?: string[];
  }
}

/** Writes how many tests of each project ended how, and what went wrong, into the file that `COUNTS_FILE` names. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['COUNTS_FILE'];
    if (!file) return;
    const counts: Record<string, Counts> = {};
    for (const { project, children } of modules) {
      const of = (counts[project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of children.allTests()) {
        const { state, errors } = test.result();
        of[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
        const pages = (test.meta().pages ?? []).map((page) => `\na page was at ${page}`).join('');
        for (const { message, stack } of errors ?? [])
          (of.failures ??= []).push(
            stripVTControlCharacters(
              `${test.module.relativeModuleId} > ${test.fullName}\n${firstLines(message)}\n${firstLines(stack)}${pages}`,
            ),
          );
      }
    }
    writeFileSync(file, JSON.stringify(counts));
  }
}

const firstLines = (text = '') => text.split('\n').slice(0, 8).join('\n');
