import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { PLAN_TOOLS } from './plan-tools.ts';
import type { Tool, ToolSurroundings } from './tool.ts';
import { WORK_TOOLS } from './work-tools.ts';

const INSTRUCTIONS =
  'Fanfare plans and publishes posts. Say with plan_posts what the user wants; show them the plans that come back, with text, networks and moment; approve only what they have agreed to. Plans wait until then, and nothing goes out.';

export interface Visitor extends ToolSurroundings {
  version: string;
  /** Whether the token may only look. */
  readOnly: boolean;
  /** What people read of something that was thrown; what nobody expected goes into the log. */
  explain(thrown: unknown): string;
}

/** Answers one message of an assistant. Nothing is kept between messages, so that any process can answer the next. */
export async function answerAssistant(visitor: Visitor, request: Request, parsedBody: unknown): Promise<Response> {
  const server = new McpServer(
    { name: 'fanfare', title: 'Fanfare', version: visitor.version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of [...PLAN_TOOLS, ...WORK_TOOLS])
    if (!visitor.readOnly || isReading(tool)) offer(server, tool, visitor);
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

const isReading = ({ call }: Tool): boolean => call.method === 'GET';

function offer(server: McpServer, tool: Tool, visitor: Visitor): void {
  const annotations = {
    readOnlyHint: isReading(tool),
    destructiveHint: tool.isDestructive ?? false,
    idempotentHint: isReading(tool) || (tool.isIdempotent ?? false),
    openWorldHint: tool.reachesOut ?? false,
  };
  const { title, description, input, output } = tool;
  server.registerTool(
    tool.name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    async (given) => {
      try {
        const { text, data } = await tool.run(given, visitor);
        return { content: [{ type: 'text', text }], structuredContent: data };
      } catch (thrown) {
        return { isError: true, content: [{ type: 'text', text: visitor.explain(thrown) }] };
      }
    },
  );
}
