import { bothDatesText, ownDayText } from '@haat/contract/core/time/both-dates';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';

export interface Bar {
  day: string;
  value: number;
}

interface BarChartProps {
  title: string;
  bars: readonly Bar[];
  textOf: (value: number) => string;
}

// In units of the drawing, which is stretched to the width of its place.
const height = 100;
const wide = 10;
const gap = 2;

/** A bar for each day. What it shows is said in a sentence to whoever does not see it, and a table has each figure. */
export function BarChart({ title, bars, textOf }: BarChartProps) {
  const { t, language } = useLanguage();
  const highest = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), bars[0]!);
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const topOf = (value: number) => (highest.value === 0 ? 0 : (value / highest.value) * height);
  const most =
    highest.value === 0
      ? t('insight.none')
      : t('insight.most', { value: textOf(highest.value), day: bothDatesText(highest.day, language) });
  return (
    <figure className="grid gap-1 desk-row">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-soft">{most}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}: ${most}`}
        viewBox={`0 0 ${bars.length * wide} ${height}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-soft md:h-40"
      >
        {bars.map(({ day, value }, at) => (
          <g key={day}>
            <title>{`${bothDatesText(day, language)}: ${textOf(value)}`}</title>
            <rect
              x={at * wide + gap / 2}
              y={height - topOf(value)}
              width={wide - gap}
              height={topOf(value)}
              className="fill-primary-ink"
            />
            {/* A low bar is as easy to point at as a high one. */}
            <rect x={at * wide} width={wide} height={height} fill="transparent" />
          </g>
        ))}
      </svg>
      <div aria-hidden className="flex justify-between text-xs text-soft">
        <span>{ownDayText(first.day, language)}</span>
        <span>{ownDayText(last.day, language)}</span>
      </div>
    </figure>
  );
}
