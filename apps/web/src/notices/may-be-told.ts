/** Whether the browser lets the page tell its player anything. */
export const mayBeTold = (): boolean => 'Notification' in window && Notification.permission === 'granted'
