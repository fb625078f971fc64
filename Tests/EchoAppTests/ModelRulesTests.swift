import Echo
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Models that were chosen` {
    private var rules = ModelRules()

    @Test mutating func `are asked in their own mode, and kept at once in the other`() {
        let kept = rules.choose([.realtimeModel, .responsesModel], before: Preferences(), in: .audio)

        #expect(kept == [.responsesModel])
        #expect(rules.takeNext(in: .audio) != nil && rules.takeNext(in: .audio) == nil)
        #expect(rules.takeNext(in: .text) != nil)
    }

    @Test mutating func `are all kept while nobody can be asked, and asked later`() {
        #expect(rules.choose([.realtimeModel], before: Preferences(), in: nil) == [.realtimeModel])
        #expect(rules.takeNext(in: .audio) != nil)
    }

    @Test mutating func `go back to what was before the first of several`() {
        var (first, second) = (Preferences(), Preferences())
        (first.connection.realtimeModel, second.connection.realtimeModel) = ("a", "b")
        _ = rules.choose([.realtimeModel], before: first, in: .audio)
        _ = rules.choose([.realtimeModel], before: second, in: .audio)

        #expect(rules.takeNext(in: .audio)?.connection.realtimeModel == "a")
        rules.forget(.audio)
        #expect(rules.takeNext(in: .audio) == nil)
    }
}
