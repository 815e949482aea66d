#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runConsole } from './command.js';
import { terminal } from './command/terminal.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string };

process.exitCode = await runConsole(process.argv.slice(2), terminal(version));
