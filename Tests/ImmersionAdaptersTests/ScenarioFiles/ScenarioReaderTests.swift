import Immersion
import ImmersionAdapters
import Testing

@Suite struct `Scenarios are read from TOML` {
    let good = """
        [[persona]]
        id = "a"
        name = "Ana"

        [[scenario]]
        id = "s"
        level = "A1"
        title = "Hello"
        situation = "Say hello."
        persona = "a"
        goals = [{ id = "g", title = "Greet" }]

        [[scenario.step]]
        id = "start"
        says = "¡Hola!"
        answers = [{ say = ["Hola"], next = "end", goal = "g" }]

        [[scenario.step]]
        id = "end"
        says = "¡Adiós!"
        """

    @Test func `a small one`() throws {
        let collection = try ScenarioReader.read(good, language: .spanish)
        #expect(collection.scenarios.map(\.id) == ["s"])
        #expect(collection.personas.map(\.name) == ["Ana"])
    }

    @Test func `what is wrong is named`() {
        func error(_ old: String, _ new: String) -> ScenarioFileError? {
            do {
                _ = try ScenarioReader.read(good.replacing(old, with: new), language: .spanish)
                return nil
            } catch {
                return error
            }
        }
        #expect(error("level = \"A1\"", "level = \"A9\"") == .level("A9", scenario: "s"))
        #expect(ScenarioFileError.level("A9", scenario: "s").text == "s: “A9” is not a level. The levels are A1 to C2.")
        #expect(error("persona = \"a\"", "persona = \"b\"") == .unknownPersona("b", scenario: "s"))
        #expect(
            error("next = \"end\"", "next = \"no\"")
                == .unplayable(scenario: "s", problem: .unknownStep("no", from: "start")))
        #expect(error("id = \"s\"", "id =") == .syntax(line: 6, column: 5))
        #expect(error("[[persona]]", "[?") == .syntax(line: 1, column: 1))
        #expect(error("title = \"Hello\"", "title = 5") != nil)
        #expect(error("¡Hola!", String(repeating: "a", count: ScenarioReader.largest)) == .tooLarge)
    }

    @Test func `random bytes in a file never crash`() {
        var state: UInt64 = 99
        for _ in 0..<500 {
            var bytes = Array(good.utf8)
            for _ in 0..<6 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 25)
            }
            _ = try? ScenarioReader.read(String(decoding: bytes, as: UTF8.self), language: .spanish)
        }
    }

    @Test(arguments: [
        (
            "scenario.0.situation.situation",
            "scenario 1 has no situation, or it has the wrong type."
        ),
        ("scenario.2.step.1.says", "scenario 3, step 2 has no says, or it has the wrong type."),
        ("persona", "the file has no persona, or it has the wrong type."),
        ("", "a key is missing or has the wrong type."),
    ])
    func `what is missing is named as people count`(path: String, text: String) {
        #expect(ScenarioFileError.field(path).text == text)
    }
}
