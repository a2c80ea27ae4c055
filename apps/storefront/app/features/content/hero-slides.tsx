import { useRef, useState } from 'react';
import { pictureSet } from '@haat/contract/catalog/rules';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { buttonLook } from '@haat/web/ui/button.tsx';
import { Picture } from '@haat/web/ui/picture.tsx';
import { SlideArrows } from '@haat/web/ui/gallery/slide-arrows.tsx';
import { showSlide, slideSeen } from '@haat/web/ui/gallery/slides.ts';

// The widths, in pixels, in which sliders are stored.
const widths = [480, 800, 1600] as const;

/** A slider in one language, as the home screen's loader returns it. */
export interface Slide {
  _id: string;
  image: string;
  title: string;
  text: string;
  /** A path of this shop, or a web address; null for none. */
  link: string | null;
  /** A CSS colour on which white can be read: the darkest of its picture. */
  shade: string;
}

/** The shop's sliders: swiped or stepped through, never moving by themselves. */
export function HeroSlides({ slides }: { slides: Slide[] }) {
  const { t } = useLanguage();
  const row = useRef<HTMLUListElement>(null);
  const [{ seen, furthest }, setSeen] = useState({ seen: 0, furthest: 0 });
  if (slides.length === 0) return null;
  const goTo = (index: number) => showSlide(row.current, index);
  return (
    <section aria-label={t('home.slides')} className="relative overflow-hidden rounded-box bg-sunken">
      <ul
        ref={row}
        tabIndex={-1}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain"
        onScroll={({ currentTarget }) => {
          const now = slideSeen(currentTarget);
          setSeen((before) =>
            before.seen === now ? before : { seen: now, furthest: Math.max(before.furthest, now) },
          );
        }}
      >
        {slides.map((slide, index) => (
          <li key={slide._id} inert={index !== seen} className="relative w-full shrink-0 snap-center">
            {/* The picture of the next one waits already; a browser would fetch those of all with the first. */}
            <HeroSlide slide={slide} first={index === 0} isNear={index <= furthest + 1} />
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
          <div className="absolute end-1 bottom-0 flex md:end-4">
            {slides.map(({ _id }, index) => (
              <button
                key={_id}
                type="button"
                aria-label={t('home.slide', { n: index + 1, total: slides.length })}
                aria-current={index === seen || undefined}
                className="grid size-[44px] place-items-center pointer-fine:h-8 pointer-fine:w-6"
                onClick={() => goTo(index)}
              >
                <span
                  className={`block h-2 rounded-full shadow-card transition-all ${index === seen ? 'w-5 bg-white' : 'w-2 bg-white/60'}`}
                />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

// Tells a button in any shop's colour from a picture that is as dark.
const buttonEdge = { boxShadow: '0 0 0 1px rgb(255 255 255 / 45%)' };

// The words stand on the picture's quiet left side, over a scrim of the picture's own darkest colour.
function HeroSlide({ slide, first, isNear }: { slide: Slide; first: boolean; isNear: boolean }) {
  const { t } = useLanguage();
  const { image, title, text, link, shade } = slide;
  const look = `${buttonLook('primary')} max-md:text-sm`;
  return (
    <>
      {isNear ? (
        <Picture
          src={image}
          sources={pictureSet(image, widths)}
          alt=""
          sizes="(min-width: 1280px) 1248px, 100vw"
          width={1600}
          height={640}
          first={first}
          className="hero-picture"
          fallback={<span className="hero-picture block" />}
        />
      ) : (
        <span className="hero-picture block" />
      )}
      <div className="hero-scrim" style={{ backgroundColor: shade }} />
      <div className="hero-words">
        <h2 className="text-lg font-bold md:text-3xl">{title}</h2>
        <p className="text-sm max-sm:sr-only md:text-base">{text}</p>
        {link !== null && /^\/(?!\/)/.test(link) && (
          <ShopLink to={link} className={look} style={buttonEdge} aria-label={`${t('home.look')}: ${title}`}>
            {t('home.look')}
          </ShopLink>
        )}
        {link?.startsWith('https://') && (
          <a href={link} target="_blank" rel="noopener noreferrer" className={look} style={buttonEdge}>
            {t('home.look')}
          </a>
        )}
      </div>
    </>
  );
}
