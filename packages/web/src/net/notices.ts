/** The reading of the server's messages, loaded when the socket opens. */
export { readNotice } from '@astragal/wire';
