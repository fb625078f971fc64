import EchoScreen
import Testing

@testable import EchoStore

@Suite struct `News of the store` {
    private func heard(_ stream: AsyncStream<StoreNews>) async -> [StoreNews] {
        await stream.reduce(into: []) { $0.append($1) }
    }

    @Test func `that nobody has heard waits for the first who listens`() async {
        let hub = StoreNewsHub()
        hub.tell(.recovered)

        let (first, second) = (hub.news(), hub.news())
        hub.tell(.dropped(1))
        hub.finish()

        #expect(await heard(first) == [.recovered, .dropped(1)])
        #expect(await heard(second) == [.dropped(1)])
    }

    @Test func `that nobody has heard is no more than a person could read`() async {
        let hub = StoreNewsHub()
        for number in 1...1_000 { hub.tell(.dropped(number)) }

        let news = hub.news()
        hub.finish()

        #expect(await heard(news) == (937...1_000).map { .dropped($0) })
    }

    @Test func `is kept for the next who listens when all others have left`() async {
        let hub = StoreNewsHub()
        var first: AsyncStream<StoreNews>? = hub.news()
        hub.tell(.recovered)
        #expect(await first?.first { _ in true } == .recovered)
        first = nil
        hub.tell(.dropped(1))

        let second = hub.news()
        hub.finish()

        #expect(await heard(second) == [.dropped(1)])
    }
}
