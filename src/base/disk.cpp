#include "base/disk.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace ariadne {

Message reason(int error) {
    switch (error) {
        case ENOENT:
            return tr("no such file or folder");
        case EACCES:
        case EPERM:
            return tr("permission denied");
        case EISDIR:
            return tr("it is a folder");
        case ENOTDIR:
            return tr("part of the path is not a folder");
        case ENOSPC:
            return tr("no space left on the disk");
        case EIO:
            return tr("the disk reports an error");
        case EMFILE:
        case ENFILE:
            return tr("too many files are open");
        case ENOMEM:
            return tr("out of memory");
        case EADDRNOTAVAIL:
            return tr("this machine does not have that address");
        case EFBIG:
            return tr("the file would be too large");
        case EROFS:
            return tr("the file system is read-only");
        case ELOOP:
            return tr("too many symbolic links");
        case ENAMETOOLONG:
            return tr("the name is too long");
        default:
            return Message::plain(std::generic_category().message(error));
    }
}

std::unexpected<Error> cannot(const Phrase& what, int error) {
    return fail({after_colon, what, reason(error)});
}

void sync_folder_of(const std::string& file) {
    const std::filesystem::path folder = std::filesystem::path(file).parent_path();
    const int descriptor = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return;
    (void)::fsync(descriptor);
    ::close(descriptor);
}

}  // namespace ariadne
