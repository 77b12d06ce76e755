import { createContext } from 'react';

/** True while the keyboard is on a toast, which then waits. */
export const ToastFocusContext = createContext(false);
