import EchoScreen
import Testing

@testable import Immersion

@Suite struct `Scenarios are listed to choose from` {
    @Test func `one's own is told from the program's`() {
        let persona = Persona(id: "p", language: .spanish, name: "Ana", city: "Lima", manner: "Kind.")
        let collection = ScenarioCollection(
            personas: [persona], scenarios: [.café, .twoGoals], own: [Scenario.twoGoals.id])

        let rows = RoomChoiceRows.rows(collection.scenarios, of: collection, language: .spanish, current: nil)

        #expect(rows.prefix(2).map(\.note) == ["Ana, Lima", "Ana, Lima · your own"])
    }
}
