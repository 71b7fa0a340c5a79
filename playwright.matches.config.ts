import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Whole matches through the interface, by pointer and by keyboard: too long for every run of the tests. */
export default defineConfig({ ...base, testDir: 'tests/matches', timeout: 600_000 });
