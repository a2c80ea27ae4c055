import { useRef, useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '../../platform/i18n/language.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SlideArrows } from '../../ui/gallery/slide-arrows.tsx';
import { showSlide, slideSeen } from '../../ui/gallery/slides.ts';

/** The widths, in pixels, in which sliders are stored. */
const widths = [480, 800, 1600] as const;

/** A slider in one language, as the home screen's loader returns it. */
export interface Slide {
  _id: string;
  image: string;
  title: string;
  text: string;
  /** A path of this shop, or a web address; null for none. */
  link: string | null;
}

/** The shop's sliders: swiped or stepped through, never moving by themselves. */
export function HeroSlides({ slides }: { slides: Slide[] }) {
  const { t } = useLanguage();
  const row = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState(0);
  if (slides.length === 0) return null;
  const goTo = (index: number) => showSlide(row.current, index);
  return (
    <section
      aria-label={t('home.slides')}
      className="relative overflow-hidden rounded-box border border-line bg-surface"
    >
      <ul
        ref={row}
        tabIndex={-1}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={(event) => setSeen(slideSeen(event.currentTarget))}
      >
        {slides.map((slide, index) => (
          <li key={slide._id} inert={index !== seen} className="relative w-full shrink-0 snap-center">
            <HeroSlide slide={slide} first={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <SlideArrows
            seen={seen}
            total={slides.length}
            words={{ previous: t('carousel.back'), next: t('carousel.on') }}
            sides={['start-3', 'end-3']}
            onGo={goTo}
          />
          <div className="flex justify-center gap-1 pb-1 md:absolute md:inset-x-0 md:bottom-1">
            {slides.map(({ _id }, index) => (
              <button
                key={_id}
                type="button"
                aria-label={t('home.slide', { n: index + 1, total: slides.length })}
                aria-current={index === seen || undefined}
                className="grid size-11 place-items-center md:pointer-fine:size-8"
                onClick={() => goTo(index)}
              >
                <span
                  className={`block h-2 rounded-full border border-surface transition-all ${index === seen ? 'w-6 bg-ink' : 'w-2 bg-soft'}`}
                />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** On a phone the words stand below the picture, on a wide screen on its quiet left side. */
function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { t } = useLanguage();
  const { image, title, text, link } = slide;
  const look = buttonLook('primary');
  return (
    <>
      <Picture
        src={image}
        sources={pictureSet(image, widths)}
        alt=""
        sizes="(min-width: 1280px) 1248px, 100vw"
        width={1600}
        height={640}
        first={first}
        className="aspect-[2/1] w-full bg-sunken object-cover object-right md:aspect-[5/2]"
        fallback={<span className="block aspect-[2/1] w-full bg-sunken md:aspect-[5/2]" />}
      />
      <div className="grid justify-items-start gap-2 p-4 md:absolute md:inset-y-0 md:start-12 md:my-auto md:h-fit md:w-[38%] md:rounded-box md:bg-surface/92 md:p-6 lg:start-16 lg:w-[34%]">
        <h2 className="text-xl font-bold lg:text-2xl">{title}</h2>
        <p className="text-sm text-soft">{text}</p>
        {link !== null && /^\/(?!\/)/.test(link) && (
          <ShopLink to={link} className={look} aria-label={`${t('home.look')}: ${title}`}>
            {t('home.look')}
          </ShopLink>
        )}
        {link?.startsWith('https://') && (
          <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
            {t('home.look')}
          </a>
        )}
      </div>
    </>
  );
}
