/** Id of the `<template>` in which a rendered page defers its scripts until its first pictures are painted. */
export const LATE_SCRIPTS_ELEMENT = 'late-scripts';
