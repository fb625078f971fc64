import PhoneBridge
import Testing

@Suite struct `A PIN by keypad` {
    private let start = ContinuousClock.now

    private func makeSUT(_ pin: String = "4711") throws -> PINGate {
        var gate = PINGate(try #require(KeypadPIN(pin)))
        #expect(gate.begin(at: start) == [.ask])
        return gate
    }

    private func press(_ keys: String, on gate: inout PINGate, at now: ContinuousClock.Instant? = nil) -> [PINStep] {
        keys.flatMap { gate.press($0, at: now ?? start) }
    }

    @Test func `opens with the right digits and #`() throws {
        var gate = try makeSUT()
        #expect(press("4711#", on: &gate) == [.open])
        #expect(gate.isOpen)
        #expect(gate.deadline == nil)
        #expect(press("1#", on: &gate) == [])
    }

    @Test func `opens after a pause`() throws {
        var gate = try makeSUT()
        #expect(press("4711", on: &gate) == [])
        #expect(gate.pass(to: start + .seconds(3)) == [])
        #expect(gate.pass(to: start + .seconds(4)) == [.open])
    }

    @Test func `begins anew with *`() throws {
        var gate = try makeSUT()
        #expect(press("99*4711#", on: &gate) == [.open])
    }

    @Test(arguments: ["0000#", "471#", "47110#", "4711471147114711#", "47114711471147114711#"])
    func `closes after three wrong ones`(wrong: String) throws {
        var gate = try makeSUT()
        for _ in 1...2 { #expect(press(wrong, on: &gate) == [.askAgain(.wrong)]) }
        #expect(press(wrong, on: &gate) == [.close(.wrong)])
        #expect(press("4711#", on: &gate) == [])
        #expect(!gate.isOpen)
    }

    @Test func `closes when nobody types`() throws {
        var gate = try makeSUT()
        var steps: [PINStep] = []
        while let deadline = gate.deadline { steps += gate.pass(to: deadline) }
        #expect(steps == [.askAgain(.missing), .askAgain(.missing), .close(.missing)])
    }

    @Test func `a key that comes too late is not taken for the next try`() throws {
        var gate = try makeSUT()
        #expect(press("47", on: &gate) == [])
        #expect(press("1", on: &gate, at: start + .seconds(9)) == [.askAgain(.wrong)])
        #expect(press("4711#", on: &gate, at: start + .seconds(10)) == [.open])
    }

    @Test(arguments: ["", "123", "1234567890123", "12a4", "١٢٣٤", "12 34"])
    func `has four to twelve digits`(text: String) { #expect(KeypadPIN(text) == nil) }

    @Test func `is printed nowhere`() throws {
        let pin = try #require(KeypadPIN("4711"))
        var text = ""
        dump(pin, to: &text)
        #expect(!"\(pin) \(String(reflecting: pin)) \(text)".contains("4711"))
        #expect(!text.contains("52"))
    }
}
