import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What WCAG 2.2 asks at the levels A and AA, as far as a program can see it. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What depends on the colours alone: all that another mode can break. */
const colours = ['color-contrast', 'link-in-text-block'];

/** A part of the page that breaks a rule, and in which way. */
interface Violation {
  rule: string;
  where: string;
  html: string;
  failureSummary?: string;
}

/** A card's title, cut at 30 characters (spec §2) and read out whole: who says its beginning names it all the same. */
function isCutTitle({ html }: Violation): boolean {
  const [, name = '', shown = '…'] = /aria-label="([^"]+)"[^>]*>([^<]+)…<\/a>/.exec(html) ?? [];
  return name.startsWith(shown);
}

/**
 * Asks axe what is wrong with a page as it stands: with all of it, or with what is seen of its colours. While a modal dialog
 * is open it is asked of that alone: nobody reaches the page below, of which the same was asked before.
 * @returns one line for each thing that breaks a rule; none is what a page should have
 */
export async function accessibilityProblems(page: Page, about: 'all' | 'colours' = 'all'): Promise<string[]> {
  const only = about === 'all' ? { type: 'tag', values: wcag } : { type: 'rule', values: colours };
  // Axe would write a selector of each part that it looks at, and hand over what it says of every rule.
  const options = {
    runOnly: only,
    resultTypes: ['violations'],
    preload: false,
    selectors: false,
    elementRef: true,
  };
  // The debugger's own way in: the page's policy lets no other script run.
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(`(() => { ${axe} })()`);
  const violations = await page.evaluate<Violation[]>(
    `axe.run(${whatIsReached}, ${JSON.stringify(options)}).then(${brokenRules})`,
  );
  return violations
    .filter((each) => each.rule !== 'label-content-name-mismatch' || !isCutTitle(each))
    .map(({ rule, where, html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${rule}: ${where} — ${html.slice(0, 160)} — ${why.slice(0, 240)}`;
    });
}

const whatIsReached = `((dialogs) => dialogs.length > 0 ? { include: dialogs } : document)([...document.querySelectorAll('dialog:modal')])`;

/** What of axe's answer is told: each part that breaks a rule, by the elements around it. */
const brokenRules = `({ violations }) => violations.flatMap(({ id, nodes }) =>
  nodes.map(({ element, html, failureSummary }) => {
    const around = [];
    for (let each = element; each; each = each.parentElement)
      around.unshift(each.localName + (each.id && '#' + each.id));
    return { rule: id, where: around.slice(-5).join(' > '), html, failureSummary };
  }))`;

/** The same as it stands, and of its colours in the other mode, in which it is left. */
export async function problemsInBothModes(page: Page): Promise<string[]> {
  const wrong = await accessibilityProblems(page);
  await page.evaluate(otherMode);
  const other = await accessibilityProblems(page, 'colours');
  return [...wrong, ...other.map((each) => `in the other mode ${each}`)];
}

/** What the switch does, also where none is; colours turn with the next frame, and those with a transition after it. */
const otherMode = `(async () => {
  const root = document.documentElement;
  root.setAttribute('data-theme', root.classList.toggle('dark') ? 'dark' : 'light');
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turning.map((each) => each.finished));
})()`;
