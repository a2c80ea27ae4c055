import { useState } from 'react';
import FileDown from 'lucide-react/icons/file-down';
import { billFileName } from '@haat/contract/orders/bill-text';
import type { Order } from '@haat/contract/orders/schemas';
import { useLanguage } from '@haat/web/platform/i18n/language.tsx';
import { useProblemText } from '@haat/web/platform/api/problem-text.ts';
import { Button } from '@haat/web/ui/button.tsx';

/** Saves the bill as a PDF: fetched, since a link would not say whose session it is. */
export function KeepBill({ order, onProblem }: { order: Order; onProblem: (text: string) => void }) {
  const { t, language } = useLanguage();
  const problemText = useProblemText();
  const [busy, setBusy] = useState(false);
  async function keep() {
    setBusy(true);
    onProblem('');
    try {
      const { fetchBillPdf } = await import('./order-calls.ts');
      saveFile(await fetchBillPdf(order._id, language), billFileName(order));
    } catch (error) {
      onProblem(problemText(error));
    }
    setBusy(false);
  }
  return (
    <Button size="s" busy={busy} onClick={() => void keep()}>
      <FileDown size={18} aria-hidden />
      {t(busy ? 'bill.keeping' : 'bill.keep')}
    </Button>
  );
}

function saveFile(bytes: BlobPart, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
