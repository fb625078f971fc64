import PhoneBridge
import Testing

@testable import Phone

@Suite struct `Who may call, in a few words` {
    private func words(_ allowed: [CallerPattern], pin: String? = nil) -> String {
        var policy = CallPolicy()
        policy.incoming.allowed = allowed
        policy.incoming.pin = pin.flatMap { KeypadPIN($0) }
        return policy.summary
    }

    @Test func `is nobody, until somebody is named`() {
        #expect(words([]) == "nobody yet; list them in [phone] allow of config.toml")
    }

    @Test func `are those who are named, and how they come in`() {
        #expect(words([.number("+491701234567"), .beginning("+4930")]) == "+491701234567, +4930…")
        #expect(words([.number("+491701234567")], pin: "4711") == "+491701234567, with a PIN")
    }

    @Test func `is everybody, once, whoever else is named`() {
        #expect(words([.any, .any, .number("+491701234567")]) == "everybody")
    }
}
