import EchoScreen
import LocalBackend
import Testing

@testable import echo_tui

@Suite struct `The doctor's lines about the parts of this machine` {
    private func finding(_ role: PartRole, _ outcome: PartFinding.Outcome) async -> Finding? {
        await LocalPartsCheckup { [PartFinding(role, outcome)] }.findings().first
    }

    private func port(_ number: Int, _ answer: PartFinding.Port.Answer) -> PartFinding.Port {
        PartFinding.Port(number: number, answer: answer)
    }

    @Test func `name the model, its server and its port`() async {
        let ports = [port(8080, .isNoModelServer), port(11434, .serves(model: "llama3.2", product: "Ollama"))]

        let found = await finding(.brain, .searched(ports: ports, asked: [8080, 11434]))

        #expect(found == .good("Local brain", "llama3.2 via Ollama answers on port 11434"))
    }

    @Test func `find nothing wrong with a machine that has no model server`() async {
        let found = await finding(.ears, .searched(ports: [], asked: [8000, 9000]))

        #expect(
            found
                == .good(
                    "Local ears",
                    "the built-in recogniser listens; no model server found on this machine (ports 8000, 9000); "
                        + "/local gets one")
        )
    }

    @Test func `say what the ports have that are no help, and the way out`() async {
        let ports = [port(8080, .isNoModelServer), port(8000, .noModel), port(1337, .refuses(status: 401))]

        let found = await finding(.brain, .searched(ports: ports, asked: [8080, 8000, 1337]))

        #expect(found?.verdict == .caution)
        #expect(
            found?.fact
                == "the built-in skills answer; port 8080 is another program's, port 8000 has no model for this, "
                + "port 1337 answers with HTTP status 401")
        #expect(found?.advice?.contains("/brain ADDRESS") == true)
    }

    @Test func `say how Ollama gets a model, where it has none`() async {
        let found = await finding(.brain, .searched(ports: [port(11434, .noModel)], asked: [11434]))

        #expect(found?.verdict == .caution)
        #expect(found?.advice?.contains("echo-tui local get ollama-qwen2.5-1.5b") == true)
    }

    @Test func `do not mind that another program has a port`() async {
        #expect(
            await finding(.brain, .searched(ports: [port(8080, .isNoModelServer)], asked: [8080]))?.verdict == .good)
    }

    @Test func `name the part that this program runs`() async {
        let own = OwnPart(.ears, title: "Whisper base", model: "whisper-base", words: ["ears"])
        let found = await LocalPartsCheckup(own: [own]) {
            [PartFinding(.ears, .searched(ports: [], asked: [8000]))]
        }.findings()
        #expect(found == [.good("Local ears", "Whisper base, which starts when it is needed")])
    }

    @Test func `say of a chosen server that it fails, and how another is chosen`() async {
        let reason = "The server at 127.0.0.1:8880 cannot be reached (nothing listens there)."

        let found = await finding(.voice, .fails(server: "127.0.0.1:8880", reason: reason))

        #expect(found?.verdict == .bad)
        #expect(found?.fact == "\(reason) Until it answers: the built-in voice speaks")
        #expect(found?.advice?.contains("/local-voice automatic") == true)
    }
}
