import Echo
import EchoScreen
import EchoStore
import Foundation
import ScreenTestKit
import Testing

@Suite final class `Models, tools and money are read from the same file` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "echo-store-\(UUID().uuidString)")
    private var path: String { folder.appending(path: "config.toml").path }
    /// Built from parts: it only looks like a key.
    private let secret = "sk" + "-never-shown"

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func load(_ text: String, mode: Int = 0o600, environment: [String: String] = [:]) throws
        -> StoredPreferences
    {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: path))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        return TOMLSettingsStore(path: path, catalog: .standard, environment: environment).load()
    }

    private func problems(_ preferences: StoredPreferences) -> [String] {
        preferences.problems.map { $0.text.replacingOccurrences(of: path, with: "config.toml") }
    }

    @Test func `models, dialect, tools, budget and what stands behind the offline assistant`() throws {
        let loaded = try load(
            """
            [models]
            realtime = "gpt-realtime-mini"
            responses = "llama-3.3-70b"
            embedding = "text-embedding-3-large"
            additional = ["llama-3.3-70b", "qwen"]

            [api]
            dialect = "chat"
            text_connection = "websocket"

            [tools]
            permission = "ask"
            timeout = 12.5

            [budget]
            limit = 0.50
            warning = 0.9

            [local]
            brain = "auto"
            ears = "http://127.0.0.1:8000/v1"
            voice = "built-in"
            """)

        #expect(problems(loaded) == [])
        let engine = loaded.engine
        #expect(engine.realtimeModel == "gpt-realtime-mini")
        #expect(engine.responsesModel == "llama-3.3-70b")
        #expect(engine.embeddingModel == "text-embedding-3-large")
        #expect(engine.additionalModels == ["llama-3.3-70b", "qwen"])
        #expect(engine.dialect == .chatCompletions)
        #expect(engine.answerConnection == .webSocket)
        #expect(engine.toolPermission == .ask)
        #expect(engine.toolTimeout == .seconds(12.5))
        #expect(engine.budget == Budget(limit: 0.5, warningShare: 0.9))
        #expect(engine.local.brain == "auto")
        #expect(engine.local.ears == "http://127.0.0.1:8000/v1")
        #expect(engine.local.voice == "built-in")
    }

    @Test func `servers of tools, started or called, with what their tools may do`() throws {
        let loaded = try load(
            """
            [mcp.files]
            command = "mcp-server-filesystem"
            args = ["--root", "/home/ada"]
            env = { TOKEN = "env:FILES_TOKEN" }
            permission = "ask"

            [mcp.files.permissions]
            read_file = "always"

            [mcp.web]
            url = "https://example.org/mcp"
            [mcp.web.headers]
            Authorization = "env:WEB_KEY"
            """, mode: 0o644, environment: ["FILES_TOKEN": "abc", "WEB_KEY": "Bearer xyz"])

        #expect(problems(loaded) == [])
        #expect(
            loaded.engine.mcpServers.sorted { $0.name < $1.name } == [
                MCPServer(
                    name: "files",
                    connection: .program(
                        command: "mcp-server-filesystem", arguments: ["--root", "/home/ada"],
                        environment: ["TOKEN": "abc"]), permission: .ask, permissions: ["read_file": .always]),
                MCPServer(
                    name: "web",
                    connection: .http(url: "https://example.org/mcp", headers: ["Authorization": "Bearer xyz"])),
            ])
    }

    @Test func `a secret in the file is used when only its owner can read it`() throws {
        let text = """
            [mcp.web]
            url = "https://example.org/mcp"
            headers = { Authorization = "\(secret)" }
            """

        #expect(
            try load(text).engine.mcpServers.first?.connection
                == .http(url: "https://example.org/mcp", headers: ["Authorization": secret]))
        let refused = try load(text, mode: 0o644)
        #expect(refused.engine.mcpServers.isEmpty)
        #expect(
            problems(refused) == [
                """
                config.toml:3:1: mcp.web.headers.Authorization is not used: other users can read the file; run chmod \
                600 config.toml, or write "env:NAME"
                """
            ])
    }

    @Test func `what a variable should hold and does not is told by its name`() throws {
        let loaded = try load("[mcp.web]\nurl = \"http://localhost/mcp\"\nheaders = { A = \"env:NOWHERE\" }\n")

        #expect(
            problems(loaded) == [
                "config.toml:3:1: mcp.web.headers.A refers to NOWHERE, which is not set in the environment"
            ])
        #expect(loaded.engine.mcpServers.isEmpty)
    }

    @Test func `prices stand in for the published ones, by model`() throws {
        let loaded = try load(
            """
            [prices."gpt-5.1"]
            text_input = 1.5
            cached_text_input = 0.15
            text_output = 12
            """)

        #expect(problems(loaded) == [])
        #expect(
            loaded.engine.prices["gpt-5.1"]
                == Price(textInput: Decimal(string: "1.5"), cachedTextInput: Decimal(string: "0.15"), textOutput: 12))
    }

    @Test func `prices may be by the minute, by characters, by tier and by length`() throws {
        let loaded = try load(
            """
            [prices.x]
            text_input = 2
            cache_write = 2.5
            image_input = 5
            cached_image_input = 0.5
            minute = 0.017
            million_characters = 15
            flex = 0.5
            priority = 2
            long_above = 272_000
            long_input = 2
            long_output = 1.5
            """)

        var price = Price(textInput: 2)
        price.cacheWrite = Decimal(string: "2.5")
        (price.imageInput, price.cachedImageInput) = (5, Decimal(string: "0.5"))
        (price.minute, price.millionCharacters) = (Decimal(string: "0.017"), 15)
        price.tiers = ["flex": Decimal(string: "0.5") ?? 0, "priority": 2, "fast": 2]
        price.long = Price.LongInput(above: 272_000, inputFactor: 2, outputFactor: Decimal(string: "1.5") ?? 0)
        #expect(problems(loaded) == [])
        #expect(loaded.engine.prices["x"] == price)
    }

    @Test(arguments: ["date = 2026-11-03", "date = \"2026-11-03\""])
    func `prices say when they were read`(date: String) throws {
        let loaded = try load("[prices]\n\(date)\n[prices.x]\ntext_input = 1\n")

        #expect(problems(loaded) == [])
        #expect(loaded.engine.pricesDate == "2026-11-03")
        #expect(loaded.engine.prices.models == ["x"])
    }

    @Test func `a model may be called date`() throws {
        let loaded = try load("[prices.date]\ntext_input = 1\n")

        #expect(problems(loaded) == [])
        #expect(loaded.engine.pricesDate == nil)
        #expect(loaded.engine.prices.models == ["date"])
    }

    @Test func `what is known of a model stands in for what is published`() throws {
        let loaded = try load(
            """
            [models]
            responses = "llama"
            [models."llama"]
            context = 32768
            output = 2048
            text_output = 2
            """)

        #expect(problems(loaded) == [])
        #expect(loaded.engine.modelLimits == ["llama": ModelLimits(context: 32_768, output: 2048)])
        #expect(loaded.engine.prices["llama"] == Price(textOutput: 2))
        #expect(loaded.engine.additionalModels.contains("llama"))
    }

    @Test(arguments: [
        ("[models.x]\ncontext = 3", "2:1: models.x.context must be a number from 256 to 100000000"),
        (
            "[models]\nrealtime = 3",
            "2:1: models.realtime must be one of gpt-realtime-2.1, gpt-realtime-2.1-mini, gpt-realtime-2, "
                + "gpt-realtime-1.5, gpt-live-1.1, gpt-live-1 or any other"
        ),
        ("[models]\nrealtime = \"\"", "2:1: models.realtime must be a name without spaces"),
        ("[models]\nadditional = [\"a\", 3]", "2:1: models.additional must be a list of strings"),
        ("models = \"gpt-5\"", "1:1: models must be a table: [models]"),
        ("[api]\ndialect = \"latin\"", "2:1: api.dialect must be one of automatic, responses, chat"),
        ("[tools]\n  permission = \"maybe\"", "2:3: tools.permission must be one of always, ask, never"),
        ("[tools]\ntimeout = 0", "2:1: tools.timeout must be a number from 0.1 to 86400"),
        ("[budget]\nlimit = -1", "2:1: budget.limit must be dollars from 0.0001 to 1000000, or off"),
        ("[budget]\nwarning = 0.5", "2:1: budget.limit is missing: give an amount in US dollars"),
        ("[local]\nmouth = \"auto\"", "2:1: unknown setting local.mouth"),
        ("[prices]\ndate = \"May\"", "2:1: prices.date must be a date, as in 2026-11-25"),
        ("[prices]\nx = 3", "2:1: prices.x must be a table: [prices.x]"),
        ("[prices.x]\ntext = 1", "2:1: unknown setting prices.x.text"),
        (
            "[mcp.a]\npermission = \"ask\"",
            "2:1: mcp.a.command or url is missing: give the program to start, or the address to connect to"
        ),
        ("[mcp.a]\ncommand = \"x\"\nurl = \"http://y\"", "3:1: mcp.a.url and command are mutually exclusive"),
        ("[mcp.a]\nurl = \"file:///etc\"", "2:1: mcp.a.url must be an http or https address"),
        (
            "[mcp.a]\ncommand = \"x\"\n[mcp.a.permissions]\ny = \"no\"",
            "4:1: mcp.a.permissions.y must be one of always, ask, never"
        ),
        ("[mcp]\na = 3", "2:1: mcp.a must be a table: [mcp.a]"),
    ])
    func `a mistake is told with its place, and the rest is used`(text: String, problem: String) throws {
        let loaded = try load(text + "\n[voice]\nvoice = \"cedar\"\n")

        #expect(problems(loaded) == ["config.toml:" + problem])
        #expect(loaded.engine.mcpServers.isEmpty)
        #expect(loaded.settings.voice == "cedar")
    }

    @Test func `a server of tools that cannot be used as it is written is not used, which is said`() throws {
        let loaded = try load(
            "[mcp.good]\ncommand = \"x\"\nmore = 1\n[mcp.odd]\ncommand = \"y\"\npermission = \"allow\"\n")

        #expect(loaded.engine.mcpServers.map(\.name) == ["good"])
        #expect(loaded.engine.unusableServers == ["odd": "mcp.odd.permission must be one of always, ask, never"])
        #expect(
            Set(loaded.problems.map(\.consequence)) == ["Using the default.", "The MCP server odd is not used."])
    }

    @Test func `saving a setting leaves all of it alone`() async throws {
        let text = "[mcp.files]\ncommand = \"x\" # mine\n\n[prices.\"gpt-5.1\"]\ntext_input = 1\n"
        _ = try load(text)

        try await TOMLSettingsStore(path: path, catalog: .standard).use(theme: "light")

        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix(text))
    }
}
