extension ServerQuirk {
    /// What was seen of servers. An entry needs a test that shows what it is for.
    static let table: [ServerQuirk] = [
        ServerQuirk(
            name: "OpenAI", signs: [.header("openai-version"), .header("openai-processing-ms")],
            spares: [.olderOutputLimit], mostTools: 128),
        ServerQuirk(
            name: "Azure OpenAI", signs: [.header("apim-request-id"), .header("azureml-model-session")],
            spares: [.olderOutputLimit], mostTools: 128),
        ServerQuirk(
            name: "Groq", signs: [.header("x-groq-region"), .header("x-groq-id")], spares: [.olderOutputLimit],
            mostTools: 128),
        // It refuses fields that it does not know, and tells what was used unasked.
        ServerQuirk(name: "Mistral", signs: [.owner("mistralai")], spares: [.outputLimit, .usage, .obfuscation]),
        ServerQuirk(
            name: "vLLM", words: ["requires --enable-auto-tool-choice": .tools], unknownAPI: ["notimplementederror"]),
        ServerQuirk(name: "Gemini", words: ["developer instruction is not enabled": .systemRole]),
        ServerQuirk(
            name: "llama.cpp", words: ["tools param requires --jinja": .tools], loading: ["loading model"],
            context: [.props]),
        ServerQuirk(name: "Hugging Face", loading: ["is currently loading"]),
        ServerQuirk(
            name: "Ollama", words: ["does not support tools": .tools, "does not support thinking": .effort],
            context: [.show, .running]),
        // It says of every shape that it knows what a request lacks for it, and names the place in place of the reason.
        ServerQuirk(name: "Cloudflare Workers AI", words: ["'/tools/0/function": .tools]),
        ServerQuirk(name: "OpenRouter", words: ["no endpoints found that support tool use": .tools]),
        ServerQuirk(name: "LM Studio", unknownAPI: ["unexpected endpoint"], context: [.loaded]),
        ServerQuirk(name: "Text Generation Inference", context: [.info]),
        ServerQuirk(
            name: "OpenAI and those that copy its words",
            words: ["must be verified to stream": .streaming],
            unknownAPI: [
                "unknown url", "invalid url", "responses api is not supported", "unknown endpoint",
                "unsupported endpoint", "invalid endpoint", "no such endpoint", "endpoint not found", "unknown route",
                "route not found", "unknown path", "no route matched",
            ]),
    ]

    /// Whether a host is the vendor's whose models the catalogue has: it wants a key, and lists all of them.
    static func isVendors(host: String) -> Bool { host == "openai.com" || host.hasSuffix(".openai.com") }
}
