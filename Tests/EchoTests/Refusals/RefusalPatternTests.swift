import Testing

@testable import Echo

@Suite struct `A refusal in words is taken for what it is` {
    private static let chat: Set<RequestOption> = [
        .effort, .verbosity, .tier, .usage, .streaming, .tools, .toolCount, .toolDescriptions, .outputLimit,
        .olderOutputLimit, .systemRole,
    ]
    private static let responses: Set<RequestOption> = [
        .effort, .thoughts, .verbosity, .obfuscation, .streaming, .storing, .instructions, .tools, .toolCount,
        .toolDescriptions, .answerLimit, .sealedThoughts,
    ]

    private func refused(
        _ words: String, _ parameter: String? = nil, of sent: Set<RequestOption> = chat
    ) -> Set<RequestOption> {
        RequestOption.refused(by: .server(code: nil, message: words, parameter: parameter), of: sent)
    }

    // MARK: one name too many

    @Test(arguments: [
        "max_tokens and max_completion_tokens together",
        "max_tokens and max_completion_tokens cannot be used together",
        "You cannot specify both max_tokens and max_completion_tokens",
        "Only one of max_tokens or max_completion_tokens may be set",
        "max_completion_tokens conflicts with max_tokens", "Please use either max_tokens or max_completion_tokens",
        "`max_tokens` and `max_completion_tokens` cannot both be set.",
        "got both max_tokens and max_completion_tokens",
        "max_tokens and max_completion_tokens are mutually exclusive",
        "Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.",
        "You can’t set both max_tokens and max_completion_tokens.",
        "At most one of `max_tokens` and `max_completion_tokens` is allowed",
        "Specify either max_completion_tokens or max_tokens, not both",
        "conflicting parameters: max_tokens, max_completion_tokens",
        "max_tokens can't be combined with max_completion_tokens",
        "max_tokens and max_completion_tokens may not both be given",
        "max_completion_tokens is incompatible with max_tokens",
        "max_tokens was sent simultaneously with max_completion_tokens",
        "duplicate limit: max_tokens and max_completion_tokens",
    ])
    func `two names of one limit that do not go together are one name`(words: String) {
        #expect(refused(words) == [.olderOutputLimit])
        #expect(refused(words, "max_completion_tokens") == [.outputLimit])
        #expect(RequestOption.refused(by: .rejected(status: 404, message: words), of: Self.chat) == [.olderOutputLimit])
    }

    @Test(arguments: [
        "Both max_tokens and max_completion_tokens must be positive integers",
        "'max_tokens' or 'max_completion_tokens' is too large: 512. This model's maximum context length is 400 tokens.",
        "Your quota does not allow max_tokens and max_completion_tokens together",
        "Too many requests together, try again later (max_tokens, max_completion_tokens)",
    ])
    func `and others that name both are errors`(words: String) { #expect(refused(words).isEmpty) }

    // MARK: the limit over Responses

    private static let unknown: [(String, String?)] = [
        ("Unknown parameter: 'max_output_tokens'.", "max_output_tokens"),
        ("Unknown parameter: 'max_output_tokens'", nil), ("max_output_tokens is not supported by this server", nil),
        ("Extra inputs are not permitted", "max_output_tokens"),
        ("Extra inputs are not permitted (max_output_tokens)", nil), ("Unsupported parameter: max_output_tokens", nil),
        ("max_output_tokens: not implemented", nil), ("This deployment does not accept max_output_tokens", nil),
        ("json: unknown field \"max_output_tokens\"", nil),
        ("Additional properties are not allowed ('max_output_tokens' was unexpected)", nil),
    ]

    @Test(arguments: unknown)
    func `a limit that Responses does not know is left out`(words: String, parameter: String?) {
        #expect(refused(words, parameter, of: Self.responses) == [.answerLimit])
    }

    @Test func `and a limit that no name is taken for is left out by each name in turn`() {
        let words = "This deployment does not accept a token limit: max_tokens, max_completion_tokens"
        #expect(refused(words) == [.olderOutputLimit])
        #expect(refused(words, of: Self.chat.subtracting([.olderOutputLimit])) == [.outputLimit])
    }

    // MARK: a limit that is too large

    @Test(arguments: [
        "max_tokens must be at most 256, got 500",
        "max_completion_tokens is too large: 500. This model supports at most 256 completion tokens.",
        "Invalid value for 'max_tokens': maximum value is 256", "max_tokens (500) exceeds the maximum of 256",
        "max_tokens must be less than or equal to 256", "max_tokens: 500 > 256, too high",
        "the model can write up to 256 output tokens, you asked for 500", "max_tokens must be between 1 and 256",
        "max_completion_tokens cannot be greater than 256.", "max_tokens should be <= 256",
        "max_tokens is limited to 256 for m1",
    ])
    func `a limit that is too large is asked for as large as it may be`(words: String) {
        let options = refused(words)
        #expect(options.count == 1 && options.isSubset(of: [.outputLimit, .olderOutputLimit]))
        #expect(refused(words.replacing("max_tokens", with: "max_output_tokens"), of: Self.responses) == [.answerLimit])
        #expect(RefusalWords(words).answerLimit(below: 500) == 256)
    }

    @Test func `also where a validator says it, with a comma, or not how large`() {
        #expect(refused("Input should be less than or equal to 4,096", "max_tokens") == [.olderOutputLimit])
        #expect(RefusalWords("less than or equal to 4,096", parameter: "max_tokens").answerLimit(below: 8000) == 4096)
        #expect(RefusalWords("max_tokens is too large: 500").answerLimit(below: 500) == 250)
        #expect(RefusalWords("max_tokens is too large: 20").answerLimit(below: 20) == nil)
    }

    @Test(arguments: [
        "max_tokens 500 exceeds your remaining quota of 256", "You can only afford 256 of 500 max_tokens at most",
        "Rate limit: at most 256 output tokens per minute", "The prompt is too long: 500 tokens, maximum is 256",
        "Your message is too large: 9000 tokens, maximum 8192 minus max_tokens 500", "max_tokens must be at least 1",
        "max_tokens must be an integer",
    ])
    func `and what is too long otherwise is an error`(words: String) {
        #expect(refused(words).isEmpty)
        #expect(RefusalWords(words).answerLimit(below: 500) == nil)
    }

    // MARK: tools

    @Test(arguments: [
        "Unsupported parameter: tools", "Unrecognized request argument supplied: tools",
        "tools: Extra inputs are not permitted", "Function calling is not enabled for models/gem",
        "Tool use is unavailable on this deployment.", "This model cannot use tools",
        "This model doesn't accept tool definitions", "`tools` is not supported with this model",
        "m1 doesn't support tools", "Tool calling is disabled on this server", "This model can't call functions",
        "Functions are not available for m1", "the model is not capable of tool calling", "No support for tools here",
        "m1 has no function calling support", "Tools have been disabled by the operator",
        "tools are turned off", "Unknown field: tools", "The backend does not implement function calling",
        "The tools parameter is not implemented",
    ])
    func `tools that a server does not have are left out`(words: String) {
        #expect(refused(words) == [.tools])
        #expect(refused(words, of: Self.responses) == [.tools])
        #expect(RequestOption.refused(by: .rejected(status: 501, message: words), of: Self.chat) == [.tools])
    }

    @Test(arguments: [
        "Dieses Modell unterstützt keine Tools.", "Werkzeuge werden von diesem Modell nicht unterstützt",
        "Tool-Aufrufe sind auf diesem Server deaktiviert: Tools sind deaktiviert", "Unbekannter Parameter: 'tools'",
        "Der Parameter „tools“ wird nicht unterstützt.", "Funktionsaufrufe werden nicht unterstuetzt",
        "Ce modèle ne prend pas en charge les outils", "L’utilisation d’outils n’est pas prise en charge.",
        "Paramètre inconnu : « tools »", "Les outils ne sont pas pris en charge par ce modèle",
        "Este modelo no admite el uso de herramientas.", "Las herramientas no están disponibles en este modelo",
        "Parámetro desconocido: tools", "Questo modello non supporta gli strumenti",
        "Gli strumenti non sono supportati da questo modello", "Este modelo não suporta chamadas de função",
        "As ferramentas não são suportadas", "Dit model ondersteunt geen tools",
        "Эта модель не поддерживает вызов функций", "Инструменты не поддерживаются этой моделью",
        "当前模型不支持工具调用", "该模型不支持工具", "该模型不支持 tools 参数", "函数调用功能不受支持", "未知参数：tools",
        "此模型不支援工具呼叫", "このモデルはツールをサポートしていません", "関数呼び出しには対応していません。",
        "이 모델은 도구를 지원하지 않습니다", "이 모델은 함수 호출을 지원하지 않습니다.",
    ])
    func `tools that a server does not have are left out, in whichever language it says so`(words: String) {
        #expect(refused(words) == [.tools])
        #expect(refused(words, of: Self.responses) == [.tools])
    }

    @Test(arguments: [
        "Werkzeuge sind vorübergehend nicht verfügbar", "Diese Funktionen werden nicht unterstützt: logprobs",
        "Dieses Modell unterstützt keine Bilder, die Werkzeuge liefern", "Das Modell wird nicht unterstützt",
        "Zu den Tools fehlt eine Nachricht. Das Format wird nicht unterstützt.",
        "Les outils ne sont pas disponibles, veuillez réessayer plus tard", "Ces fonctions ne sont pas disponibles",
        "Las funciones no están disponibles en su región", "工具调用暂时不可用，请稍后重试", "不支持工具返回的图片",
        "该模型不支持推理", "ツールの結果が大きすぎます", "ツールは一時的に利用できません", "도구를 일시적으로 사용할 수 없습니다",
    ])
    func `and what is wrong otherwise is an error in each language`(words: String) {
        #expect(refused(words).isEmpty)
    }

    @Test(arguments: [
        "Dieses Modell unterstützt kein Reasoning", "Le raisonnement n’est pas pris en charge",
        "Este modelo no admite el razonamiento", "该模型不支持思考模式", "このモデルは推論モードをサポートしていません",
    ])
    func `thoughts that a server does not have are left out in each language`(words: String) {
        #expect(refused(words) == [.effort])
    }

    @Test(arguments: [
        "Unbekannter Parameter: 'store'", "Der Parameter 'store' wird nicht unterstützt", "Paramètre inconnu : store",
        "Parámetro no admitido: store", "不支持的参数：store", "未知参数: store",
    ])
    func `a field that is not known is left out in each language`(words: String) {
        #expect(refused(words, of: Self.responses) == [.storing])
    }

    @Test(arguments: [
        "max_tokens und max_completion_tokens dürfen nicht gleichzeitig angegeben werden",
        "max_tokens et max_completion_tokens ne peuvent pas être utilisés en même temps",
        "max_tokens 和 max_completion_tokens 不能同时使用",
    ])
    func `two names of one limit are one name in each language`(words: String) {
        #expect(refused(words) == [.olderOutputLimit])
    }

    @Test(arguments: [
        "An assistant message with 'tool_calls' must be followed by tool messages",
        "Tool use is temporarily unavailable", "Tool calling is disabled: your quota is exhausted",
        "You cannot use tools for this: it violates our content policy",
        "No tool output found for function call call_1",
        "Invalid schema for function 'get': schema must have a type", "The name of a function must match ^[a-z]+$",
        "tools[0].function.name: string should match a pattern", "The tool call is not supported by our policy",
        "Invalid tool call arguments: unexpected token", "This API key has used up its quota for function calls",
    ])
    func `and what is wrong with a call, an hour or a rule is an error`(words: String) {
        #expect(refused(words).isEmpty)
    }

    @Test(arguments: [
        ("You provided 140 functions, at most 20 are allowed", RequestOption.toolCount, 20),
        ("Too many functions: maximum is 64", .toolCount, 64), ("Maximum number of tools is 64", .toolCount, 64),
        ("function description too long, maximum is 512 characters", .toolDescriptions, 512),
        ("The description of function get may have at most 300 characters", .toolDescriptions, 300),
        ("tools.0.custom.description: String should have at most 1024 characters", .toolDescriptions, 1024),
    ])
    func `more functions, or longer descriptions, than a server takes are cut to its limit`(
        words: String, option: RequestOption, limit: Int
    ) {
        #expect(refused(words) == [option])
        #expect(RefusalWords(words).limit == limit)
    }

    @Test(arguments: [
        "Rate limit for functions exceeded", "At most 50 messages may be sent where functions are given",
        "function name too long, maximum is 64 characters",
    ])
    func `and what is too much otherwise is an error`(words: String) { #expect(refused(words).isEmpty) }

    // MARK: thoughts and other fields

    @Test(arguments: [
        "think value \"high\" is not supported for this model", "Reasoning is not enabled for this model",
        "effort high is not available for your plan", "reasoning is not supported by this server",
        "Thinking is disabled for m1", "Extended thinking is not available on this tier",
        "This model can't handle reasoning", "effort 'high' is not supported", "m1 comes with no thinking support",
        "The server does not implement reasoning",
    ])
    func `an effort that is refused is left out`(words: String) {
        #expect(refused(words) == [.effort])
        #expect(refused(words, of: Self.responses) == [.effort, .thoughts])
    }

    @Test(arguments: [
        "The reasoning model o9 is not available in your region", "Reasoning is temporarily unavailable",
        "Reasoning quota exceeded: thinking is not available until tomorrow",
        "Your reasoning is not allowed by our usage policy", "Spend less effort. The plan is not available.",
    ])
    func `and a model or a quota that is not there is an error`(words: String) { #expect(refused(words).isEmpty) }

    @Test(arguments: [
        ("store is not supported by this server", RequestOption.storing),
        ("text is not supported by this server", .verbosity),
        ("store: not implemented", .storing), ("text: Extra inputs are not permitted", .verbosity),
        ("Unrecognized request argument supplied: store", .storing), ("the store parameter is not accepted", .storing),
        ("Unknown field: text", .verbosity), ("instructions is not implemented", .instructions),
        ("include is not supported", .sealedThoughts),
    ])
    func `a field that is named as a whole is left out`(words: String, option: RequestOption) {
        #expect(refused(words, of: Self.responses) == [option])
    }

    @Test(arguments: [
        "Your text is not allowed by our content policy", "Text is not permitted: it violates the policy",
        "The text in your message is too long", "We could not store the file: quota exceeded",
        "Unsupported file format in input text", "Your instructions are too long",
    ])
    func `and the same words in a sentence about something else are an error`(words: String) {
        #expect(refused(words, of: Self.responses).isEmpty)
    }

    // MARK: what is not made

    @Test(arguments: [
        "stream_options: not implemented", "stream_options is not implemented yet", "Not implemented: stream_options",
    ])
    func `what is not implemented is left out, and not waited for`(words: String) {
        #expect(RequestOption.refused(by: .rejected(status: 501, message: words), of: Self.chat) == [.usage])
        #expect(RefusalWords(words).saysUndone)
    }

    @Test(arguments: ["Tool use is unavailable", "This model cannot use tools", "Reasoning is not enabled"])
    func `an outage says nothing of a parameter`(words: String) {
        #expect(RequestOption.refused(by: .rejected(status: 503, message: words), of: Self.chat).isEmpty)
    }

    @Test func `words of the table are in lower case, as those that they are looked for in`() {
        let table = RefusalPattern.table.flatMap(\.things) + RefusalPattern.otherReasons + RefusalPattern.lengths
        #expect(table.allSatisfy { $0 == $0.lowercased() })
        #expect(WordPattern.plain("It “can’t” be: they aren't") == "it cannot be: they is not")
    }
}
