import type { Page } from 'playwright-core';

/**
 * What can be pressed and is smaller than 44 CSS px in a direction. Not counted, as WCAG 2.5.8 has it: a link within a
 * sentence, what stands beside a larger one that does the same, and what is there for the keyboard only.
 */
const tooSmall = `(() => {
  const least = 43.5;
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]';
  const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !part.closest('[inert], [aria-hidden=true]');
  const boxOf = (part) => {
    const label = part.matches('input') ? part.closest('label') : null;
    const box = (label ?? part).getBoundingClientRect();
    return { width: box.width, height: box.height, top: box.top, left: box.left };
  };
  const large = ({ width, height }) => width >= least && height >= least;
  const inSentence = (part) => {
    if (getComputedStyle(part).display !== 'inline') return false;
    const around = part.closest('p, li, dd, td, label, legend, blockquote') ?? part.parentElement;
    return around.innerText.trim() !== part.innerText.trim();
  };
  const modal = document.querySelector('dialog[open], [popover]:popover-open');
  const all = [...(modal ?? document).querySelectorAll(controls)].filter(shown);
  const destinations = new Set(all.filter((part) => part.href && large(boxOf(part))).map((part) => part.href));
  return all
    .filter((part) => {
      const box = boxOf(part);
      if (box.width <= 1 || box.height <= 1 || box.top + box.height < 0 && scrollY === 0) return false;
      if (large(box) || inSentence(part)) return false;
      return !(part.href && destinations.has(part.href));
    })
    .map((part) => {
      const { width, height } = boxOf(part);
      const name = part.getAttribute('aria-label') ?? part.innerText ?? part.name;
      return part.tagName.toLowerCase() + ' "' + name.trim().slice(0, 40) + '" ' + Math.round(width) + '×' + Math.round(height);
    });
})()`;

/** What is too small for a finger on a page as it stands: one line for each. */
export const smallOn = (page: Page): Promise<string[]> => page.evaluate<string[]>(tooSmall);
