import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';

import { notificationsCopy as copy } from '#/app/notifications/notifications.copy';
import { ToastFocusContext } from '#/app/notifications/ToastFocusContext';
import { TOAST_DURATION } from '#/app/notifications/toastLimits';
import { toastRegionAttribute } from '#/app/notifications/toastRegion';
import { TOAST_REACH } from '#/styles/thumb';

import * as styles from '#/app/notifications/Notifications.css';

const comeAndGo = cssTransition({
  enter: styles.entering,
  exit: styles.leaving,
  collapse: false,
});

/** Follows the keyboard in and out of the toasts; when the toast under it goes, the focus returns to where it was. */
const useToastFocus = () => {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  const [focused, setFocused] = useState(false);

  useEffect(
    () =>
      toast.onChange(({ status }) => {
        if (status !== 'removed') return;
        setFocused(false);
        const held = region.current?.contains(document.activeElement) ?? false;
        if (held && before.current instanceof HTMLElement) before.current.focus();
      }),
    [],
  );

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    setFocused(true);
    const inside = relatedTarget instanceof Node && region.current?.contains(relatedTarget);
    if (!inside) before.current = relatedTarget;
  };
  const onBlur = (): void => setFocused(false);
  return { focused, props: { ref: region, onFocus, onBlur } };
};

/** Tells the page how much room a toast takes: a bar at the head or the list of the side makes it. */
const useReach = (region: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const { current } = region;
    if (current === null) return undefined;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      const height = current.offsetHeight;
      if (height === 0) root.removeProperty(TOAST_REACH);
      else root.setProperty(TOAST_REACH, `${height}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeProperty(TOAST_REACH);
    };
  }, [region]);
};

/** The place of the toasts, on every page. One shows at a time. */
export const Notifications = () => {
  const { focused, props } = useToastFocus();
  useReach(props.ref);
  return (
    <div {...props} {...toastRegionAttribute} className={styles.region}>
      <ToastFocusContext value={focused}>
        <ToastContainer
          aria-label={copy.region}
          limit={1}
          autoClose={TOAST_DURATION}
          customProgressBar
          closeButton={false}
          icon={false}
          draggable
          draggableDirection="x"
          pauseOnFocusLoss={false}
          transition={comeAndGo}
          toastClassName={styles.toast}
        />
      </ToastFocusContext>
    </div>
  );
};
