import Foundation
import House
import HouseAdapters
import Testing

@Suite struct `The memory of a house` {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "house-\(UUID().uuidString)")
    private var file: URL { folder.appending(path: "house.json") }

    private func memory() -> HouseMemory {
        var memory = HouseMemory()
        memory.habits.allow()
        let step = TaughtScene.Step(order: DeviceOrder(device: DeviceID("light.sofa"), action: .setBrightness(20)))
        _ = memory.habits.teach(TaughtScene(name: "movie time", steps: [step]))
        return memory
    }

    @Test func `is there again, and only its owner can read it`() async throws {
        let kept = memory()
        await HouseMemoryFile(path: file.path).save(HouseMemory())
        await HouseMemoryFile(path: file.path).save(kept)

        #expect(await HouseMemoryFile(path: file.path).load() == kept)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["house.json"])
        try FileManager.default.removeItem(at: folder)
    }

    @Test func `is none where the file is damaged, or not there`() async throws {
        #expect(await HouseMemoryFile(path: file.path).load() == nil)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{\"habits\":".utf8).write(to: file)
        #expect(await HouseMemoryFile(path: file.path).load() == nil)
        try FileManager.default.removeItem(at: folder)
    }
}
