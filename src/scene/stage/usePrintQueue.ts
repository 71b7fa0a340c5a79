/** The table's press, for as long as the table is drawn. */
import { useEffect, useState } from 'react';
import { createPrinter } from '../print/queue/printers.ts';
import { createPrintQueue, type PrintQueue } from '../print/queue/printQueue.ts';

export function usePrintQueue(): PrintQueue | undefined {
  const [queue, setQueue] = useState<PrintQueue>();
  useEffect(() => {
    const made = createPrintQueue(createPrinter());
    setQueue(made);
    return () => {
      setQueue(undefined);
      made.dispose();
    };
  }, []);
  return queue;
}
