import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IconButton } from '../icon-button.tsx';
import { fieldLook } from './field.tsx';

interface SearchFieldProps {
  /** The address that shows what is found, with `q` in its query. */
  action: string;
  q: string;
  labels: { field: string; button: string };
  children?: ReactNode;
}

/** A search whose words stand in the address: going back shows the list as it was. */
export function SearchField({ action, q, labels, children }: SearchFieldProps) {
  return (
    <Form role="search" action={action} className="relative" key={q}>
      {children}
      <input
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={labels.field}
        placeholder={labels.field}
        className={`tap ${fieldLook} pe-12`}
      />
      <span className="absolute inset-y-0 end-0">
        <IconButton label={labels.button} type="submit">
          <Search aria-hidden size={20} />
        </IconButton>
      </span>
    </Form>
  );
}
