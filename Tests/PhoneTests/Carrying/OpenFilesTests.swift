import Testing

@testable import Phone

@Suite struct `Files of many calls` {
    @Test(arguments: [(4, 1024, 1024), (500, 1024, 2256), (10_000, 1024, 4096), (4, 8192, 8192)])
    func `are asked for as far as the machine allows them`(calls: Int, now: Int, wanted: Int) {
        #expect(OpenFiles.room(forCalls: calls, now: now, most: max(now, 4096)).wanted == wanted)
    }

    @Test func `say how many calls there is room for, where not all of them have some`() {
        #expect(OpenFiles.room(forCalls: 500, now: 1024, most: 4096).room == nil)
        #expect(OpenFiles.room(forCalls: 10_000, now: 1024, most: 4096).room == 960)
        #expect(OpenFiles.room(forCalls: 100, now: 64, most: 64).room == 1)
    }

    @Test func `name what to raise where they are too few`() {
        let warning = OpenFiles.warning(5000, room: 192)
        #expect(warning.contains("calls_at_once is 5000"))
        #expect(warning.contains("192 calls"))
        #expect(!warning.contains("\n"))
    }
}
