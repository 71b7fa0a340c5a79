import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Whole matches against the Guard, one for each variant: too long for every run of the tests. */
export default defineConfig({ ...base, testDir: 'tests/solo', timeout: 600_000 });
