import { useEffect } from 'react';

/** A file dropped beside a drop zone would make the browser leave the page for it, and lose what is in memory. */
export const useDropGuard = (): void => {
  useEffect(() => {
    const guard = (event: DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, []);
};
