interface RichTextProps {
  /** HTML as the server sanitised it when it was stored; nothing else may be passed here. */
  html: string;
  className?: string;
}

/** Text with paragraphs, emphasis, lists and links. The one place where HTML from the server becomes elements. */
export const RichText = ({ html, className = '' }: RichTextProps) => (
  <div className={`rich ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
);
