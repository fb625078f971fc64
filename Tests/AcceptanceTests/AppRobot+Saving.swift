import EchoTerminal
import Foundation
import Testing

/// What is said, and what of it lies on the disk.
extension AppRobot {
    /// Says one thing after the other in writing, each when the answer to the one before was heard.
    func talk(_ texts: String...) async {
        for text in texts {
            await send(text)
            #expect(await sees("▎ You said: \(text)"))
            await hearAnswer()
            #expect(await sees("○ idle"))
        }
    }

    /// In a language room: a line with a mistake, and the card of it.
    func makesCard(saying word: String) async {
        await send("/room es café")
        #expect(await sees("¡Hola, buenos días! ¿Qué le pongo?"))
        await send("Yo quiere un \(word)")
        #expect(await sees("✗ quiere → quiero"))
        press(.alt("a"))
        #expect(await sees("New card: quiero"))
    }

    /// The files in which the word stands.
    func files(with word: String) -> [String] {
        let folder = configFile.deletingLastPathComponent()
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return names.filter { name in
            let data = try? Data(contentsOf: folder.appending(path: name))
            return data?.firstRange(of: Data(word.utf8)) != nil
        }
    }
}
