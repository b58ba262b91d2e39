/** What a menu offers: somewhere to go, or something to do. */
export interface MenuItem {
  readonly text: string;
  readonly href?: string;
  readonly act?: () => void;
}
