// The library's own files, of which its types know only the whole.
declare module 'react-big-calendar/lib/Calendar' {
  export { Calendar as default } from 'react-big-calendar';
}
declare module 'react-big-calendar/lib/localizer' {
  export { DateLocalizer } from 'react-big-calendar';
}
declare module 'react-big-calendar/lib/TimeGrid';
