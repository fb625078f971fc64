import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Which telephone call is interpreted` {
    private let languages = InterpretedLanguages(own: "en", other: "es")

    private func call(
        _ id: String = "a", isIncoming: Bool = true, isAnswered: Bool = true, isTakenOver: Bool = false,
        isWatched: Bool = false, hasSound: Bool = true
    ) -> OngoingCall {
        OngoingCall(
            id: id, title: "Call \(id)", isIncoming: isIncoming, isAnswered: isAnswered, isTakenOver: isTakenOver,
            isWatched: isWatched, hasSound: hasSound)
    }

    @Test func `none whose sound does not come by here, though calls to come are interpreted`() {
        var rules = InterpretedCallRules()
        rules.prepare(languages, among: [])
        #expect(rules.follow([call(isIncoming: false, hasSound: false)], isFree: true) == nil)
        #expect(rules.follow([call(isIncoming: false)], isFree: true) == .begin(call(isIncoming: false), languages))
    }

    @Test func `the one that is looked at, then the one in which the person speaks, then the first`() {
        let all = [call("a"), call("b", isTakenOver: true), call("c", isWatched: true)]
        #expect(InterpretedCallRules.meant(among: all)?.id == "c")
        #expect(InterpretedCallRules.meant(among: Array(all.prefix(2)))?.id == "b")
        #expect(InterpretedCallRules.meant(among: Array(all.prefix(1)))?.id == "a")
        #expect(InterpretedCallRules.meant(among: []) == nil)
    }

    @Test func `one that is being placed waits for an answer`() {
        var rules = InterpretedCallRules()
        let begins = rules.begin(languages, in: call(isIncoming: false, isAnswered: false))
        #expect(!begins)
        #expect(rules.follow([call(isIncoming: false, isAnswered: false)], isFree: true) == nil)
        #expect(
            rules.follow([call(isIncoming: false)], isFree: true) == .begin(call(isIncoming: false), languages))
    }

    @Test func `one that is not answered is not waited for any longer when it is gone`() {
        var rules = InterpretedCallRules()
        _ = rules.begin(languages, in: call(isIncoming: false, isAnswered: false))
        #expect(rules.follow([], isFree: true) == nil)
        #expect(rules.follow([call(isIncoming: false)], isFree: true) == nil)
    }

    @Test func `one that rings is answered by the interpreter`() {
        var rules = InterpretedCallRules()
        let begins = rules.begin(languages, in: call(isAnswered: false))
        #expect(begins)
        #expect(rules.current?.id == "a")
    }

    @Test func `it ends with the call, and when the call is given back`() {
        var rules = InterpretedCallRules()
        _ = rules.begin(languages, in: call())
        // That it was taken over is not known yet.
        #expect(rules.follow([call()], isFree: false) == nil)
        #expect(rules.follow([call(isTakenOver: true)], isFree: false) == nil)
        #expect(rules.follow([call()], isFree: false) == .end)
        #expect(rules.follow([], isFree: false) == .end)
        rules.end()
        #expect(rules.follow([], isFree: false) == nil)
    }

    @Test func `of calls to come, those that are placed and those that somebody takes`() {
        var rules = InterpretedCallRules()
        rules.prepare(languages, among: [])
        #expect(rules.follow([call()], isFree: true) == nil)
        #expect(rules.follow([call(isTakenOver: true)], isFree: false) == nil)
        #expect(
            rules.follow([call(isTakenOver: true)], isFree: true) == .begin(call(isTakenOver: true), languages))
        #expect(
            rules.follow([call("b", isIncoming: false)], isFree: true)
                == .begin(call("b", isIncoming: false), languages))
    }

    @Test func `who ends it in a call does not get it again there`() {
        var rules = InterpretedCallRules()
        rules.prepare(languages, among: [call("old", isIncoming: false)])
        #expect(rules.follow([call("old", isIncoming: false)], isFree: true) == nil)
        _ = rules.begin(languages, in: call("b", isIncoming: false))
        rules.end()
        #expect(rules.follow([call("b", isIncoming: false, isTakenOver: true)], isFree: true) == nil)
    }

    @Test func `none, when calls to come are left alone`() {
        var rules = InterpretedCallRules()
        rules.prepare(languages, among: [])
        rules.prepare(nil, among: [])
        #expect(rules.follow([call(isIncoming: false)], isFree: true) == nil)
    }
}
