import Testing

@testable import EchoApp
@testable import EchoScreen

@MainActor @Suite struct `Work in order` {
    @Test func `is done one after the other, and known to be under way`() async {
        let sut = OrderedWork()
        var done: [Int] = []
        for number in 1...3 {
            sut.add {
                if number == 1 { await Task.yield() }
                done.append(number)
            } then: {
                done.append(-number)
            }
        }

        #expect(sut.isUnderWay)
        await sut.finish()

        #expect(done == [1, -1, 2, -2, 3, -3])
        #expect(!sut.isUnderWay)
    }
}
