/** The id of the `<template>` in which a rendered page holds its scripts back until its first picture is there. */
export const LATE_SCRIPTS_ELEMENT = 'late-scripts';
