import Echo
import EchoScreen
import Foundation
import GRDB
import Testing

@testable import EchoStore

@Suite struct `Daily backups` {
    private let folder = StoreFolder()

    @Test func `are whole, private, one a day, and three at most`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello whale"])
        let backup = DailyBackup(folder: MemoryFolder(path: folder.path))
        for day in ["2026-11-21", "2026-11-22", "2026-11-22", "2026-11-23", "2026-11-24"] { try backup.make(day: day) }

        #expect(folder.files("backup-") == [22, 23, 24].map { "backup-2026-11-\($0).sqlite" })
        #expect(try folder.mode(of: "\(folder.path)/backup-2026-11-24.sqlite") == 0o600)
        #expect(folder.files(".") == [])
        let copy = StoreFolder()
        try FileManager.default.createDirectory(atPath: copy.path, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(folder.path)/backup-2026-11-22.sqlite", toPath: copy.database)
        #expect(try await copy.store().texts(of: "c") == ["hello whale"])
    }

    @Test func `keep the last one that has conversations, however many have none`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello whale"])
        let backup = DailyBackup(folder: MemoryFolder(path: folder.path))
        try backup.make(day: "2026-11-19")
        try backup.make(day: "2026-11-20")
        try await store.access.write { try $0.execute(sql: "DELETE FROM conversation") }
        for day in 21...24 { try backup.make(day: "2026-11-\(day)") }
        #expect(folder.files("backup-") == [20, 22, 23, 24].map { "backup-2026-11-\($0).sqlite" })

        await store.keep("d", ["hello again"])
        try backup.make(day: "2026-11-25")
        #expect(folder.files("backup-") == [23, 24, 25].map { "backup-2026-11-\($0).sqlite" })
    }

    @Test func `are made at the end too, of what was said in a program that ran for a moment`() async throws {
        let store = folder.store()
        #expect(try await store.list() == [])
        await store.close()
        #expect(folder.files("backup-") == [])

        let next = folder.store()
        await next.keep("c", ["hello"])
        await next.close()
        #expect(folder.files("backup-").count == 1)
    }

    @Test(.timeLimit(.minutes(10)))
    func `are made when nobody writes`() async throws {
        let store = folder.store()
        await store.keep("c", ["hello"])
        let clock = ImpatientClock()
        async let run: Void = store.run(clock: clock)
        while folder.files("backup-").isEmpty { await Task.yield() }
        clock.stop()
        await run

        #expect(folder.files("backup-") == ["backup-2026-11-23.sqlite"])
    }
}
