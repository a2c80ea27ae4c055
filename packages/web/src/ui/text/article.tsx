import type { ReactNode } from 'react';
import { Picture } from '../picture.tsx';
import { RichText } from './rich-text.tsx';

interface ArticleProps {
  title: string;
  /** Below the title, such as its day. */
  note: string;
  image: string | null;
  /** Its stored sizes (`postPictureSet`). */
  sources: { avif: string; webp: string } | null;
  /** HTML as the server sanitised it. */
  html: string;
  lang?: string;
  children?: ReactNode;
}

/** A post with its picture, in a width that is good to read. */
export const Article = ({ title, note, image, sources, html, lang, children }: ArticleProps) => (
  <article className="frame py-6" lang={lang}>
    <div className="mx-auto grid max-w-240 gap-5">
      <header className="mx-auto grid w-full max-w-160 gap-2">
        <h1 className="page-head">{title}</h1>
        <p className="text-sm text-soft">{note}</p>
      </header>
      {image && (
        <Picture
          src={image}
          sources={sources}
          alt=""
          sizes="(min-width: 992px) 960px, 100vw"
          width={960}
          height={540}
          first
          className="aspect-video w-full rounded-box bg-sunken object-cover"
          fallback={null}
        />
      )}
      <div className="mx-auto w-full max-w-160">
        <RichText html={html} />
      </div>
      {children}
    </div>
  </article>
);
