/** The reading of the server's messages, loaded when the line opens. */
export { readNotice } from '@astragal/wire';
