import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { pictureAt, pictureSet } from '@haat/contract/catalog/rules';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ShopLink, useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { scrollByViews, slideSeen } from '@haat/web/ui/gallery/slides.ts';
import { Picture } from '@haat/web/ui/picture.tsx';
import { productPath } from './card.ts';
import type { Card } from './card.ts';
import { NoPicture } from './no-picture.tsx';

// A phone with three pixels to the point does well with the 400 px picture: half the bytes of the next one.
const sizes = '(max-width: 639px) 36vw, (max-width: 1023px) 33vw, 240px';
const widths = [200, 400];

interface CardPicturesProps {
  card: Card;
  near: boolean;
  /** Somebody points at the card: now the pictures after the first may load. */
  awake: boolean;
  first?: boolean;
  onOpen: () => void;
}

/** A product's pictures as a link to it: one, or a row that is swiped (spec §2). */
export function CardPictures({ card, near, awake, first, onOpen }: CardPicturesProps) {
  const { t } = useLanguage();
  const row = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(0);
  const several = card.images.length > 1;
  // Only then the row can be swiped, since each that can is a layer more to draw.
  const live = several && (near || awake);
  const [firstImage] = card.images;
  const face = ({ url, altText }: Card['images'][number], index: number) => (
    <Picture
      src={pictureAt(url, 400)}
      sources={pictureSet(url, widths)}
      alt={index === 0 ? altText || card.title : ''}
      sizes={sizes}
      width={400}
      height={400}
      first={first && index === 0}
      className="card-corners size-full object-cover"
      fallback={<NoPicture className="card-corners" />}
    />
  );
  return (
    <>
      {/* The title below is the link for keyboards and readers: one stop per card, not two. */}
      <ShopLink
        to={productPath(card)}
        tabIndex={-1}
        draggable={false}
        onClick={onOpen}
        className="block h-full"
      >
        {several ? (
          <span
            ref={row}
            // What scrolls must be reached by keyboard (WCAG 2.1.1): its arrow keys turn the pictures. A stop only
            // at the card one is at, not at each of sixty.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={live ? (awake ? 0 : -1) : undefined}
            className={`no-scrollbar flex size-full ${live ? 'snap-x snap-mandatory overflow-x-auto overscroll-x-contain' : 'overflow-clip'}`}
            onScroll={(event) => setSeen(slideSeen(event.currentTarget))}
          >
            {(live ? card.images : card.images.slice(0, 1)).map((image, index) => (
              <span key={image.url} className="block size-full shrink-0 snap-center">
                {(index === 0 || awake) && face(image, index)}
              </span>
            ))}
          </span>
        ) : firstImage ? (
          face(firstImage, 0)
        ) : (
          <NoPicture className="card-corners" />
        )}
      </ShopLink>
      {live && <Dots count={card.images.length} seen={seen} />}
      {live && awake && (
        <div className="absolute inset-x-1 bottom-5 hidden justify-between opacity-0 transition-opacity group-hover:opacity-100 pointer-fine:flex pointer-events-none">
          <Arrow
            label={t('card.previousPicture')}
            onPress={() => scrollByViews(row.current, -1)}
            hidden={seen === 0}
          >
            <ChevronLeft aria-hidden className="size-4" />
          </Arrow>
          <Arrow
            label={t('card.nextPicture')}
            onPress={() => scrollByViews(row.current, 1)}
            hidden={seen === card.images.length - 1}
          >
            <ChevronRight aria-hidden className="size-4" />
          </Arrow>
        </div>
      )}
    </>
  );
}

const Dots = ({ count, seen }: { count: number; seen: number }) => (
  <span aria-hidden className="pointer-events-none absolute inset-x-0 bottom-1.5 flex justify-center gap-1">
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={`size-1.5 rounded-full shadow-card ${index === seen ? 'bg-black/80' : 'bg-white/85'}`}
      />
    ))}
  </span>
);

function Arrow(props: { label: string; onPress: () => void; hidden: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={props.label}
      onClick={props.onPress}
      className={`pointer-events-auto grid size-8 place-items-center rounded-full bg-surface/90 shadow-card ${props.hidden ? 'invisible' : ''}`}
    >
      {props.children}
    </button>
  );
}
