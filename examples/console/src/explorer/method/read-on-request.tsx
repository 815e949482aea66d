import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describeFailure } from '../../shared/failures.js';

interface ReadOnRequestProps {
  /** The question on the button. */
  question: string;
  /** Returns the text that replaces the button. */
  read: () => Promise<string>;
}

/** A button that reads something from the platform. The result replaces it, or the reason why it could not be read. */
export function ReadOnRequest({ question, read }: ReadOnRequestProps): ReactNode {
  const [result, setResult] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  const show = async (): Promise<void> => {
    setLoading(true);
    try {
      setResult(await read());
    } catch (error) {
      setResult(describeFailure(error).title);
    } finally {
      setLoading(false);
    }
  };
  if (result === undefined) {
    return (
      <Button variant="default" size="compact-sm" loading={isLoading} onClick={() => void show()}>
        {question}
      </Button>
    );
  }
  return (
    <Text size="sm" role="status" component="span">
      {result}
    </Text>
  );
}
