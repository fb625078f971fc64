import EchoWire
import Synchronization
import Testing

@testable import Echo

/// Keeps refusals in memory.
private final class RefusalNotebook: RefusalStoreProtocol {
    private let kept = Mutex<[String: KnownRefusals]>([:])

    func refusals(of server: String) -> KnownRefusals { kept.withLock { $0[server] ?? KnownRefusals() } }
    func keep(_ refusals: KnownRefusals, of server: String) { kept.withLock { $0[server] = refusals } }
}

@Suite struct `What a server refused` {
    private let notebook = RefusalNotebook()

    private func makeSUT(_ day: String = "2026-12-01", server: String = "localhost:8080") throws -> RefusalMemory {
        let today = try #require(CalendarDay(day) as CalendarDay?)
        return RefusalMemory(server: server, store: notebook, today: { today })
    }

    @Test func `is told once, with the server's words`() async throws {
        let memory = try makeSUT()
        #expect(
            await memory.leaveOut(.tools, of: "llama", reason: "no tools")
                == LeftOutOption(.tools, model: "llama", reason: "no tools"))
        #expect(await memory.leaveOut(.tools, of: "llama", reason: "no tools") == nil)
        #expect(await memory.leaveOut(.tools, of: "qwen", reason: "no tools") != nil)
    }

    @Test func `is known after a restart, is not told again, and its words are not kept`() async throws {
        _ = try await makeSUT().leaveOut(.tools, of: "llama", reason: "key sk-secret has no tools")
        let later = try makeSUT()

        #expect(await later.refused(of: "llama").contains(.tools))
        #expect(await later.refused(of: "qwen") == Refused())
        #expect(await later.leaveOut(.tools, of: "llama", reason: "no tools") == nil)
        #expect(!"\(notebook.refusals(of: "localhost:8080"))".contains("secret"))
    }

    @Test func `is not known of another server`() async throws {
        _ = try await makeSUT().leaveOut(.tools, of: "llama", reason: "no")
        #expect(try await makeSUT(server: "localhost:9090").refused(of: "llama") == Refused())
    }

    @Test func `is asked for again after a month`() async throws {
        _ = try await makeSUT().leaveOut(.tools, of: "llama", reason: "no")
        #expect(try await makeSUT("2026-12-30").refused(of: "llama").contains(.tools))
        #expect(try await makeSUT("2026-12-31").refused(of: "llama") == Refused())
    }

    @Test func `is forgotten when the server shows another version, and told anew`() async throws {
        let memory = try makeSUT()
        await memory.saw(headers: ["Server": "llama.cpp/1.0"])
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        await memory.saw(headers: ["server": "llama.cpp/1.0"])
        #expect(await memory.refused(of: "llama").contains(.tools))

        let later = try makeSUT()
        await later.saw(headers: ["server": "llama.cpp/1.1"])
        #expect(await later.refused(of: "llama") == Refused())
        #expect(await later.leaveOut(.tools, of: "llama", reason: "no") != nil)
    }

    @Test func `is forgotten by the version in the server's list`() async throws {
        let memory = try makeSUT()
        await memory.saw(list: ["version": "0.5", "data": []])
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        await memory.saw(list: ["version": "0.6", "data": []])
        #expect(await memory.refused(of: "llama") == Refused())
    }

    private static let places: [(path: String, old: JSONValue, new: JSONValue)] = [
        ("props", ["build_info": "b1-abc"], ["build_info": "b2-abc"]),
        ("api/version", ["version": "0.11.0"], ["version": "0.12.0"]),
        ("version", ["version": "0.11.0"], ["version": "0.12"]),
    ]

    @Test(arguments: places)
    func `is forgotten by the version that the server tells beside its API, also after a restart`(
        path: String, old: JSONValue, new: JSONValue
    ) async throws {
        let memory = try makeSUT()
        await memory.saw(headers: ["server": "uvicorn/0.1"])
        await memory.saw(answer: old, to: path)
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")

        let same = try makeSUT()
        await same.saw(headers: ["server": "uvicorn/0.1"])
        await same.saw(answer: old, to: path)
        #expect(await same.refused(of: "llama").contains(.tools))

        let other = try makeSUT()
        await other.saw(headers: ["server": "uvicorn/0.1"])
        #expect(await other.refused(of: "llama").contains(.tools))
        await other.saw(answer: new, to: path)
        #expect(await other.refused(of: "llama") == Refused())
    }

    @Test func `is forgotten where the version became known after it`() async throws {
        _ = try await makeSUT().leaveOut(.tools, of: "llama", reason: "no")
        let first = try makeSUT()
        await first.saw(answer: ["version": "0.11"], to: "api/version")
        #expect(await first.refused(of: "llama").contains(.tools))

        let second = try makeSUT()
        await second.saw(answer: ["version": "0.12"], to: "api/version")
        #expect(await second.refused(of: "llama") == Refused())
    }

    @Test(arguments: [("b1-abc", "b2-abc", true), ("fp_a1", "fp_b2", false), ("main", "next", false)])
    func `is forgotten by what an answer calls its program, where that is a version`(
        old: String, new: String, isForgotten: Bool
    ) async throws {
        let memory = try makeSUT()
        await memory.saw(fingerprint: old)
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        await memory.saw(fingerprint: new)
        let refused = await memory.refused(of: "llama")
        #expect((refused == Refused()) == isForgotten)
    }

    @Test func `is kept with versions by where they were told, of which an older file has the headers' alone`() {
        let told = ["headers": "server llama.cpp/1.0", "props": "b1-abc", "system_fingerprint": "b1-abc"]
        #expect(ServerVersion.told(ServerVersion.text(told)) == told)
        #expect(ServerVersion.told("server llama.cpp/1.0") == ["headers": "server llama.cpp/1.0"])
        #expect(ServerVersion.told(nil) == [:])
        #expect(ServerVersion.text(in: ["version": 7], at: "version") == nil)
        #expect(ServerVersion.text(in: ["version": "1"], at: "api/show") == nil)
    }

    @Test func `is a longer answer than the server gives, told again where it gives a shorter one`() async throws {
        let memory = try makeSUT()
        #expect(await memory.leaveOut(.outputLimit, of: "llama", reason: "256", limit: 256)?.limit == 256)
        #expect(await memory.leaveOut(.outputLimit, of: "llama", reason: "256", limit: 256) == nil)
        #expect(await memory.leaveOut(.outputLimit, of: "llama", reason: "100", limit: 100)?.limit == 100)
        #expect(try await makeSUT().refused(of: "llama") == Refused(mostOutput: 100))
    }

    @Test func `stays known behind a gateway that goes to and fro between two versions`() async throws {
        let memory = try makeSUT()
        await memory.saw(headers: ["server": "nginx/1.24"])
        await memory.saw(headers: ["server": "nginx/1.25"])
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        await memory.saw(headers: ["server": "nginx/1.24"])
        await memory.saw(headers: ["server": "nginx/1.25"])
        #expect(await memory.refused(of: "llama").contains(.tools))
    }

    @Test func `is no matter of a server that tells no version`() async throws {
        let memory = try makeSUT()
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        for server in ["uvicorn", "cloudflare"] { await memory.saw(headers: ["server": server, "date": "today"]) }
        #expect(await memory.refused(of: "llama").contains(.tools))
    }

    @Test func `is forgotten on request`() async throws {
        let memory = try makeSUT()
        _ = await memory.leaveOut(.tools, of: "llama", reason: "no")
        await memory.forget()
        #expect(await memory.refused(of: "llama") == Refused())
        #expect(try await makeSUT().refused(of: "llama") == Refused())
    }

    @Test func `is bounded, the newest stay`() async throws {
        let memory = try makeSUT()
        for number in 0..<200 { _ = await memory.leaveOut(.tools, of: "model\(number)", reason: "no") }
        #expect(notebook.refusals(of: "localhost:8080").refusals.count == RefusalMemory.most)
        #expect(await memory.refused(of: "model199").contains(.tools))
        #expect(await memory.refused(of: "model0") == Refused())
    }

    @Test func `is not what the dialect does not have`() async throws {
        let memory = try makeSUT()
        #expect(await memory.leaveOut(.tools, of: "gpt-6.1-sol") == LeftOutOption(.tools, model: "gpt-6.1-sol"))
        #expect(await memory.refused(of: "gpt-6.1-sol") == Refused())
    }

    @Test(arguments: RequestOption.allCases + [.field("truncation"), .field("audio.output.speed")])
    func `has a name by which it is kept`(option: RequestOption) {
        #expect(RequestOption(name: option.name) == option)
    }

    @Test(arguments: ["", "nothing", "field ", "field \u{1B}[2J", "field a.", "field tools[0]", "Tools"])
    func `has no other name`(name: String) { #expect(RequestOption(name: name) == nil) }
}

@Suite struct `Tools as a server takes them` {
    private let tools = (0..<5).map {
        ToolDefinition.function(FunctionTool(name: "tool\($0)", description: String(repeating: "ä", count: $0 * 10)))
    }

    @Test func `are all of them where it sets no limit`() {
        let trim = ToolTrim(tools)
        #expect(trim.tools == tools && trim.leftOut.isEmpty && trim.cut.isEmpty)
    }

    @Test func `are the first, and the rest has names`() {
        let trim = ToolTrim(tools, by: Refused(mostTools: 3))
        #expect(trim.tools.count == 3)
        #expect(trim.leftOut == ["tool3", "tool4"])
    }

    @Test func `are described as briefly as it wants, which is marked`() {
        let trim = ToolTrim(tools, by: Refused(longestDescription: 20))
        #expect(trim.cut == ["tool3", "tool4"])
        #expect(trim.longestDescription == 20)
        guard case .function(let last)? = trim.tools.last else { return }
        #expect(last.description == String(repeating: "ä", count: 19) + "…")
    }

    @Test(arguments: [
        (RequestOption.toolCount, "maximum length 3, but got 5", 3), (.toolCount, "at most 4 tools", 4),
        (.toolCount, "too many tools", 2), (.toolCount, "maximum 128", 2), (.toolDescriptions, "maximum length 32", 32),
        (.toolDescriptions, "too long", 20), (.toolCount, "maximum 0", 2),
    ])
    func `are limited by what it says, else by half`(option: RequestOption, words: String, limit: Int) {
        #expect(ToolTrim(tools).limit(of: option, refused: words) == limit)
    }
}
