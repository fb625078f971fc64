import Echo
import EchoScreen
import Testing

@testable import Immersion

@Suite struct `A persona lies over the settings for as long as one is in the room` {
    private var own: Preferences {
        var own = Preferences()
        (own.session.instructions, own.session.language) = ("mine", nil)
        return own
    }

    @Test func `it is taken away whole`() {
        var role = PersonaRole()
        let lent = role.put(on: own, instructions: "You are Ana.", language: .spanish)
        #expect(lent.session.instructions == "You are Ana.")
        #expect(lent.session.language == "es")

        let after = role.setAside(lent)

        #expect(after?.session.instructions == "mine")
        #expect(after?.session.language == nil)
        #expect(role.setAside(lent) == nil)
    }

    @Test func `what was changed meanwhile stays`() {
        var role = PersonaRole()
        var lent = role.put(on: own, instructions: "You are Ana.", language: .spanish)
        lent.session.instructions = "other"

        #expect(role.setAside(lent)?.session.instructions == "other")
    }

    @Test func `the second persona takes the place of the first`() {
        var role = PersonaRole()
        let first = role.put(on: own, instructions: "You are Ana.", language: .spanish)
        let second = role.put(on: first, instructions: "You are Hans.", language: .german)

        #expect(role.setAside(second)?.session.instructions == "mine")
    }
}
